import { Ticks } from '../../components/ui/lists.tsx';
import { ServiceArt } from '../../components/ui/service-art.tsx';
import type { ServicesMessages } from './services.messages.ts';

type Props = {
  service: string;
  messages: ServicesMessages['offers']['cards'][string];
  /** Label of what the client keeps. */
  keep: string;
  hidden: boolean;
};

export function Offer({ service, messages, keep, hidden }: Props) {
  return (
    <article id={service} className="offer" hidden={hidden}>
      <ServiceArt of={service} />
      <div className="offer__text">
        <p className="offer__kicker">{messages.kicker}</p>
        <h2>{messages.title}</h2>
        <p className="mut">{messages.text}</p>
      </div>
      <div className="offer__details">
        <Ticks items={messages.details} />
        <p className="offer__keep">
          <b>{keep}</b> {messages.keep}
        </p>
      </div>
    </article>
  );
}
