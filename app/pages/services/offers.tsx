import { useState } from 'react';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Offer } from './offer.tsx';
import type { ServicesWords } from './services.words.ts';

type Props = { words: ServicesWords['offers']; frame: SectionFrame };

const services = ['diagnosis', 'development', 'training', 'consulting'] as const;
type Choice = 'all' | (typeof services)[number];

/** The four services one under the other; a tab leaves only one of them to see. */
export function Offers({ words, frame }: Props) {
  const [choice, setChoice] = useState<Choice>('all');
  const tabs = services.map((service) => ({ key: service, name: words.cards[service].tab }));
  return (
    <Section id="offers" frame={frame}>
      <Tabs<Choice>
        label={words.tabs}
        tabs={[{ key: 'all', name: words.all }, ...tabs]}
        selected={choice}
        onSelect={setChoice}
      >
        <div className="offers">
          {services.map((service) => (
            <Offer
              key={service}
              service={service}
              words={words.cards[service]}
              keep={words.keep}
              hidden={choice !== 'all' && choice !== service}
            />
          ))}
        </div>
      </Tabs>
    </Section>
  );
}
