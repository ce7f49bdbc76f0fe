import { tracked } from '../../analytics/tracked.ts';
import { Film } from '../../features/films/film.tsx';
import { useLocale } from '../../i18n/locale.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { HomeWords } from './home.words.ts';

type Props = { words: HomeWords['cases']; frame: SectionFrame };

/** Two jobs seen from close up: a film each, what it shows, and the way to the page of the case studies. */
export function Cases({ words, frame }: Props) {
  const { language } = useLocale();
  const { rhymes, sales } = words.items;
  return (
    <Section id="cases" tone="sunk" frame={frame}>
      <SectionHead plate={words.plate} luxembourgish={frame.luxembourgish} title={words.title} />
      <ul className="cases">
        <li>
          <Film
            words={words}
            title={rhymes.title}
            name="rhymes"
            language={language}
            description={rhymes.still}
          >
            <h3>{rhymes.title}</h3>
            <p>{rhymes.text}</p>
          </Film>
        </li>
        <li>
          <Film words={words} title={sales.title} name="sales" language={language} description={sales.still}>
            <h3>{sales.title}</h3>
            <p>{sales.text}</p>
          </Film>
        </li>
      </ul>
      <p className="after">
        <PageLink page="caseStudies" className="btn line" event={tracked('view_case_studies', 'home')}>
          {words.all}
        </PageLink>
      </p>
    </Section>
  );
}
