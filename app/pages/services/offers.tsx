import { useState } from 'react';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { Offer } from './offer.tsx';
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
          {services.map(([service, card]) => (
            <Offer
              key={service}
              service={service}
              messages={card}
              keep={messages.keep}
              hidden={choice !== 'all' && choice !== service}
            />
          ))}
        </div>
      </Tabs>
    </Section>
  );
}
