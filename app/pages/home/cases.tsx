import { tracked } from '../../analytics/tracked.ts';
import { Film } from '../../features/films/film.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { HomeWords } from './home.words.ts';

type Props = { words: HomeWords['cases']; frame: SectionFrame };

const films = ['rhymes', 'sales'] as const;

/** Two jobs seen from close up: a film each, what it shows, and the way to the page of the case studies. */
export function Cases({ words, frame }: Props) {
  const { language } = useLocale();
  return (
    <Section id="cases" tone="sunk" frame={frame} head={words}>
      <ul className="cases">
        {films.map((name) => {
          const { title, text, still } = words.items[name];
          return (
            <li key={name}>
              <Film words={words} title={title} name={name} language={language} description={still}>
                <h3>{title}</h3>
                <p>{text}</p>
              </Film>
            </li>
          );
        })}
      </ul>
      <p className="after">
        <PageLink page="caseStudies" className="btn line" event={tracked('view_case_studies', 'home')}>
          {words.all}
        </PageLink>
      </p>
    </Section>
  );
}
