import { tracked } from '../../analytics/tracked.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { Film } from '../../ui/film.tsx';
import type { FilmSource } from '../../ui/film-player.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { HomeWords } from './home.words.ts';

type Props = {
  words: HomeWords['cases'];
  frame: SectionFrame;
  /** The two films as files, once there are any; a still stands for one that is missing. */
  films?: { rhymes?: FilmSource; sales?: FilmSource };
};

/** Two jobs seen from close up: a film each, what it shows, and the way to the page of the case studies. */
export function Cases({ words, frame, films = {} }: Props) {
  const { rhymes, sales } = words.items;
  return (
    <Section id="cases" tone="sunk" frame={frame}>
      <SectionHead plate={words.plate} luxembourgish={frame.luxembourgish} title={words.title} />
      <ul className="cases">
        <li>
          <Film
            words={words}
            still="/pictures/film-rhymes.svg"
            description={rhymes.still}
            source={films.rhymes}
          >
            <h3>{rhymes.title}</h3>
            <p>{rhymes.text}</p>
          </Film>
        </li>
        <li>
          <Film words={words} still="/pictures/film-sales.svg" description={sales.still} source={films.sales}>
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
