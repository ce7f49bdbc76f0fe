import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { ServicesWords } from './services.words.ts';

type Props = { words: ServicesWords['faq']; frame: SectionFrame };

/** Questions that open their answers, one at a time; the first is open. */
export function Faq({ words, frame }: Props) {
  return (
    <Section id="faq" frame={frame}>
      <div className="two">
        <div className="stack">
          <h2>{words.title}</h2>
          <p>
            <PageLink page="programmes" className="link">
              {words.finder}
            </PageLink>
          </p>
        </div>
        <div className="faq">
          {words.items.map(({ question, answer }, index) => (
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
