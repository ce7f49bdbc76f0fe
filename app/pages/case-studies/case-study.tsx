import { tracked } from '../../analytics/tracked.ts';
import { fill } from '../../content/fill.ts';
import { Film } from '../../features/films/film.tsx';
import type { FilmName } from '../../features/films/film-files.ts';
import { useLocale } from '../../i18n/locale.ts';
import { SectionLink } from '../../layout/section-link.tsx';
import { LinkWords } from '../../ui/link-words.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import type { CaseStudiesWords } from './case-studies.words.ts';

type Words = CaseStudiesWords['cases'];

type Props = {
  words: Words;
  /** Which case; its film has the same name. */
  film: FilmName;
  /** Whether the film's poster can be seen when the page opens. */
  eager?: boolean;
};

/** One case: its film, what was asked, how it goes step by step and where a person decides, what came of it. */
export function CaseStudy({ words, film, eager = false }: Props) {
  const { language } = useLocale();
  const study = words.items[film];
  const name = study.title;
  return (
    <article className="case">
      <Film
        words={words}
        title={name}
        name={film}
        language={language}
        description={study.still}
        eager={eager}
      >
        <p className="case__field">
          {study.field}
          {study.sample && <span className="badge tag">{words.mark}</span>}
        </p>
      </Film>
      <div className="case__ask">
        <h2>{study.title}</h2>
        <p className="lead mut">{study.text}</p>
        <h3>{words.outcomes}</h3>
        <Ticks items={study.outcomes} />
        <p className="actions">
          <SectionLink section="contact" className="btn" event={tracked('case_study_click', film)}>
            <LinkWords>{fill(words.demo, { name })}</LinkWords>
          </SectionLink>
        </p>
      </div>
      <div className="case__course">
        <h3>{words.course}</h3>
        <Steps steps={study.steps} person={words.person} />
      </div>
    </article>
  );
}
