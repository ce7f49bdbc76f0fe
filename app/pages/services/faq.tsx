import { PageLink } from '../../components/layout/page-link.tsx';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { ServicesMessages } from './services.messages.ts';

type Props = { messages: ServicesMessages['faq']; frame: SectionFrame };

export function Faq({ messages, frame }: Props) {
  return (
    <Section id="faq" frame={frame}>
      <div className="two">
        <div className="stack">
          <h2>{messages.title}</h2>
          <p>
            <PageLink page="programmes" className="link">
              {messages.finder}
            </PageLink>
          </p>
        </div>
        <div className="faq">
          {messages.items.map(({ question, answer }, index) => (
            <details key={question} name="faq" open={index === 0}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
