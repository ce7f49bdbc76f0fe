import { SectionLink } from '../../components/layout/section-link.tsx';
import { LinkText } from '../../components/ui/link-text.tsx';
import { Steps, Ticks } from '../../components/ui/lists.tsx';
import { Film } from '../../features/films/film.tsx';
import type { FilmName } from '../../features/films/film-files.ts';
import { fill } from '../../lib/content/fill.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { CaseStudiesMessages } from './case-studies.messages.ts';

type Messages = CaseStudiesMessages['cases'];

type Props = {
  messages: Messages;
  film: FilmName;
  eager?: boolean;
};

export function CaseStudy({ messages, film, eager = false }: Props) {
  const { language } = useLocale();
  const study = messages.items[film];
  const name = study.title;
  return (
    <article className="case">
      <Film
        messages={messages}
        title={name}
        name={film}
        language={language}
        description={study.still}
        eager={eager}
      >
        <p className="case__field">
          {study.field}
          {study.sample && <span className="badge tag">{messages.mark}</span>}
        </p>
      </Film>
      <div>
        <h2>{study.title}</h2>
        <p className="lead muted">{study.text}</p>
        <h3 className="small">{messages.outcomes}</h3>
        <Ticks items={study.outcomes} />
        <p className="actions">
          <SectionLink section="contact" className="btn" event={trackAttributes('case_study_click', film)}>
            <LinkText>{fill(messages.demo, { name })}</LinkText>
          </SectionLink>
        </p>
      </div>
      <div className="case__course">
        <h3 className="small">{messages.course}</h3>
        <Steps steps={study.steps} person={messages.person} />
      </div>
    </article>
  );
}
