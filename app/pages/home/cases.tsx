import { PageLink } from '../../components/layout/page-link.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Film } from '../../features/films/film.tsx';
import { filmNames } from '../../features/films/film-files.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { SectionProps } from './home.messages.ts';

export function Cases({ messages, frame }: SectionProps<'cases'>) {
  const { language } = useLocale();
  return (
    <Section id="cases" tone="sunk" frame={frame} head={messages}>
      <ul className="cases">
        {filmNames.map((name) => {
          const { title, text, still } = messages.items[name];
          return (
            <li key={name}>
              <Film messages={messages} title={title} name={name} language={language} description={still}>
                <h3>{title}</h3>
                <p>{text}</p>
              </Film>
            </li>
          );
        })}
      </ul>
      <p className="after">
        <PageLink page="caseStudies" className="link" event={trackAttributes('view_case_studies', 'home')}>
          {messages.all}
        </PageLink>
      </p>
    </Section>
  );
}
