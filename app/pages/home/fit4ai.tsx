import { PageLink } from '../../components/layout/page-link.tsx';
import { ProgrammeLink } from '../../components/layout/programme-link.tsx';
import { Section } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { LinkText } from '../../components/ui/link-text.tsx';
import { Steps, Ticks } from '../../components/ui/lists.tsx';
import { contactDraft } from '../../lib/browser-state/contact-draft.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { SectionProps } from './home.messages.ts';
import type { HomeFigures } from './home-figures.server.ts';

type Props = SectionProps<'fit4ai'> & { figures: HomeFigures; programmeUrl: string };

export function Fit4ai({ messages, frame, figures, programmeUrl }: Props) {
  const end = figures.fit4aiBudgetMedium[1];
  const tiers = [
    { name: messages.small, cost: 'fit4aiBudgetSmall' },
    { name: messages.medium, cost: 'fit4aiBudgetMedium' },
  ] as const;
  return (
    <Section id="fit4ai" frame={frame} head={messages}>
      <div className="two reversed programme">
        <div>
          <h3>{messages.tiersTitle}</h3>
          <ul className="tiers">
            {tiers.map(({ name, cost }) => {
              const [low, high] = figures[cost].map((euros) => (euros / end) * 100);
              return (
                <li key={cost} className="draws" suppressHydrationWarning>
                  <p>
                    <b>{name}</b> <span>{figures.shown[cost]}</span>{' '}
                    <span className="badge state">{messages.rate}</span>
                  </p>
                  <svg className="bar" aria-hidden="true">
                    <rect
                      className="band-water drawn"
                      x={`${low}%`}
                      width={`${Number(high) - Number(low)}%`}
                      height="100%"
                    />
                  </svg>
                </li>
              );
            })}
          </ul>
          <p className="caption">{messages.note}</p>
          <h3>{messages.eligibilityTitle}</h3>
          <Ticks items={messages.eligibility} />
        </div>
        <div className="programme__steps">
          <h3>{messages.stepsTitle}</h3>
          <Steps steps={messages.steps} />
          <p className="actions">
            <SectionLink
              section="contact"
              className="btn"
              onClick={() => contactDraft.set({ subject: messages.plate, message: '' })}
              event={trackAttributes('fit4ai_request_diagnosis', 'fit4ai')}
            >
              {messages.action}
            </SectionLink>
            <ProgrammeLink href={programmeUrl} className="link external">
              <LinkText>{messages.learn}</LinkText>
            </ProgrammeLink>
            <PageLink page="programmes" className="link">
              {messages.finder}
            </PageLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
