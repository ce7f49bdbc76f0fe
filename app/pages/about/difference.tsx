import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { AboutMessages } from './about.messages.ts';
import type { AboutFigures } from './about-figures.ts';
import { LanguagesArt, MonthsArt, WeeksArt } from './difference-art.tsx';

type Props = {
  messages: AboutMessages['difference'];
  figures: AboutFigures['difference'];
  frame: SectionFrame;
};

const habits = ['weeks', 'languages', 'months'] as const;

export function Difference({ messages, figures, frame }: Props) {
  const art = {
    weeks: <WeeksArt range={figures.weeks} />,
    languages: <LanguagesArt count={figures.languages} />,
    months: <MonthsArt count={figures.months} />,
  };
  return (
    <Section id="difference" tone="sunk" frame={frame} head={messages}>
      <ul className="differ">
        {habits.map((habit) => {
          const { figure, unit, title, text } = messages.items[habit];
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
