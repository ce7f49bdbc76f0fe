import { useState } from 'react';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { Ticks } from '../../components/ui/lists.tsx';
import { ServiceArt } from '../../components/ui/service-art.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import type { ServicesMessages } from './services.messages.ts';

type Props = { messages: ServicesMessages['offers']; frame: SectionFrame };

export function Offers({ messages, frame }: Props) {
  const [choice, setChoice] = useState('all');
  const services = Object.entries(messages.cards);
  const tabs = services.map(([key, { tab }]) => ({ key, name: tab }));
  return (
    <Section id="offers" frame={frame}>
      <Tabs
        label={messages.tabs}
        tabs={[{ key: 'all', name: messages.all }, ...tabs]}
        selected={choice}
        onSelect={setChoice}
      >
        <div className="offers">
          {services.map(([service, { kicker, title, text, details, keep }]) => (
            <article
              key={service}
              id={service}
              className="offer"
              hidden={choice !== 'all' && choice !== service}
            >
              <ServiceArt service={service} />
              <div>
                <p className="offer__kicker">{kicker}</p>
                <h2>{title}</h2>
                <p className="muted">{text}</p>
              </div>
              <div className="offer__details">
                <Ticks items={details} />
                <p className="offer__keep">
                  <b>{messages.keep}</b> {keep}
                </p>
              </div>
            </article>
          ))}
        </div>
      </Tabs>
    </Section>
  );
}
