import { ServiceArt } from '../../ui/service-art.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import type { ServicesWords } from './services.words.ts';

type Props = {
  service: string;
  words: ServicesWords['offers']['cards'][string];
  /** What stands before the thing that remains with the client. */
  keep: string;
  hidden: boolean;
};

/** One service: its drawing, what it is, what belongs to it, and what the client keeps. */
export function Offer({ service, words, keep, hidden }: Props) {
  return (
    <article id={service} className="offer" hidden={hidden}>
      <ServiceArt of={service} />
      <div className="offer__text">
        <p className="offer__kicker">{words.kicker}</p>
        <h2>{words.title}</h2>
        <p className="mut">{words.text}</p>
      </div>
      <div className="offer__details">
        <Ticks items={words.details} />
        <p className="offer__keep">
          <b>{keep}</b> {words.keep}
        </p>
      </div>
    </article>
  );
}
