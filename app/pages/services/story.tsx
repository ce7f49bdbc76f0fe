import type { ReactNode } from 'react';
import type { ServicesWords } from './services.words.ts';

type Props = {
  words: ServicesWords['stories']['items']['publisher'];
  /** The badge on a sample. */
  mark: string;
  /** Another figure of the same story, a share in percent. */
  second?: { figure: string; label: string; share: number };
  /** The drawing of the main figure. */
  children: ReactNode;
};

/** One story: its field, the band and the figure that it shows, what happened, and a second figure as a bar. */
export function Story({ words, mark, second, children }: Props) {
  const { main } = words;
  return (
    <li className="story">
      <p className="story__field">
        <b>{words.field}</b>
        {words.sample && <span className="badge tag">{mark}</span>}
      </p>
      {children}
      <p className="cap">{words.drawing}</p>
      <p className="story__figure">
        <b className="num">{main.figure}</b> <span>{main.label}</span>
      </p>
      <div className="story__text">
        <h3>{words.title}</h3>
        <p>{words.text}</p>
      </div>
      {second && (
        <div className="barrow">
          <span>{second.label}</span>
          <b className="num">{second.figure}</b>
          <div className="bar">
            <svg aria-hidden="true">
              <rect className="b1" width={`${second.share}%`} height="100%" />
            </svg>
          </div>
        </div>
      )}
    </li>
  );
}
