import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { AboutWords } from './about.words.ts';
import type { AboutFigures } from './about-figures.ts';
import { LanguagesArt, MonthsArt, WeeksArt } from './difference-art.tsx';

type Props = { words: AboutWords['difference']; figures: AboutFigures['difference']; frame: SectionFrame };

const habits = ['weeks', 'languages', 'months'] as const;

/** What sets the company apart: three habits, each with its figure and a drawing of it, to scale. */
export function Difference({ words, figures, frame }: Props) {
  const art = {
    weeks: <WeeksArt range={figures.weeks} />,
    languages: <LanguagesArt count={figures.languages} />,
    months: <MonthsArt count={figures.months} />,
  };
  return (
    <Section id="difference" tone="sunk" frame={frame} head={words}>
      <ul className="differ">
        {habits.map((habit) => {
          const { figure, unit, title, text } = words.items[habit];
          return (
            <li key={habit}>
              <p className="differ__figure">
                <b>{figure}</b> {unit}
              </p>
              <div className="differ__text">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {art[habit]}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
