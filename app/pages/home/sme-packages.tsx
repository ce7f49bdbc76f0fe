import { ProgrammeLink } from '../../components/layout/programme-link.tsx';
import { Section } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { LinkText } from '../../components/ui/link-text.tsx';
import { Steps } from '../../components/ui/lists.tsx';
import { contactDraft } from '../../lib/browser-state/contact-draft.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { SectionProps } from './home.messages.ts';
import type { HomeFigures } from './home-figures.server.ts';

type Props = SectionProps<'smepackages'> & { figures: HomeFigures; programmeUrl: string };

export function SmePackages({ messages, frame, figures: { shown, stateShare }, programmeUrl }: Props) {
  const facts = [
    [messages.budget, shown.smeBudget],
    [messages.support, shown.smeSubsidy],
    [messages.duration, `${shown.smeMonths} ${messages.months}`],
  ];
  return (
    <Section id="smepackages" tone="sunk" frame={frame} head={messages}>
      <div className="two programme">
        <div>
          <dl className="programme__facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="number">{value}</dd>
              </div>
            ))}
          </dl>
          <p>{messages.example}</p>
          <p className="share">
            <span className="share__state hatch" style={{ width: `${stateShare}%` }}>
              <b>{shown.smeExampleState}</b> {messages.state}
            </span>
            <span className="share__you">
              <b>{shown.smeExampleYou}</b> {messages.you}
            </span>
          </p>
          <h3>{messages.eligibilityTitle}</h3>
          <p>{messages.eligibility}</p>
        </div>
        <div className="programme__steps programme__steps--six">
          <h3>{messages.stepsTitle}</h3>
          <Steps steps={messages.steps} />
          <Comparison messages={messages.comparison} />
        </div>
      </div>
      <p className="caption">{messages.note}</p>
      <p className="actions">
        <SectionLink
          section="contact"
          className="btn"
          onClick={() => contactDraft.set({ subject: messages.plate, message: '' })}
          event={trackAttributes('sme_request_implementation', 'smepackages')}
        >
          {messages.action}
        </SectionLink>
        <SectionLink section="contact" className="link">
          {messages.ask}
        </SectionLink>
        <ProgrammeLink href={programmeUrl} className="link external">
          <LinkText>{messages.learn}</LinkText>
        </ProgrammeLink>
      </p>
    </Section>
  );
}

function Comparison({ messages }: { messages: Props['messages']['comparison'] }) {
  const programmes = ['sme', 'fit4ai'] as const;
  return (
    <table className="comparison">
      <caption>{messages.title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{messages.sme}</th>
          <th scope="col">{messages.fit4ai}</th>
        </tr>
      </thead>
      <tbody>
        {messages.rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row">{row.feature}</th>
            {programmes.map((programme) => (
              <td key={programme} className={row.highlight === programme ? 'better' : undefined}>
                {row[programme]}
                {row.highlight === programme && <i role="img" aria-label={messages.better} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
