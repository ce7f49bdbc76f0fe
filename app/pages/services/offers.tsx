import { useState } from 'react';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Offer } from './offer.tsx';
import type { ServicesWords } from './services.words.ts';

type Props = { words: ServicesWords['offers']; frame: SectionFrame };

/** The services one under the other; a tab leaves only one of them to see. */
export function Offers({ words, frame }: Props) {
  const [choice, setChoice] = useState('all');
  const services = Object.entries(words.cards);
  const tabs = services.map(([key, { tab }]) => ({ key, name: tab }));
  return (
    <Section id="offers" frame={frame}>
      <Tabs
        label={words.tabs}
        tabs={[{ key: 'all', name: words.all }, ...tabs]}
        selected={choice}
        onSelect={setChoice}
      >
        <div className="offers">
          {services.map(([service, card]) => (
            <Offer
              key={service}
              service={service}
              words={card}
              keep={words.keep}
              hidden={choice !== 'all' && choice !== service}
            />
          ))}
        </div>
      </Tabs>
    </Section>
  );
}
