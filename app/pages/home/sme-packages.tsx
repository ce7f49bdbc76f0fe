import { PageLink } from '../../components/layout/page-link.tsx';
import { ProgrammeLink } from '../../components/layout/programme-link.tsx';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { LinkText } from '../../components/ui/link-text.tsx';
import { Steps, Ticks } from '../../components/ui/lists.tsx';
import { tracked } from '../../lib/track/track-attributes.ts';
import { Comparison } from './comparison.tsx';
import type { HomeMessages } from './home.messages.ts';
import type { SmeFigures } from './programme-figures.ts';
import { ProgrammeSplit } from './programme-split.tsx';

type Props = {
  messages: HomeMessages['smepackages'];
  frame: SectionFrame;
  figures: SmeFigures;
  programmeUrl: string;
};

export function SmePackages({ messages, frame, figures, programmeUrl }: Props) {
  const { shown } = figures;
  return (
    <Section id="smepackages" tone="sunk" frame={frame} head={messages}>
      <div className="two">
        <div className="programme">
          <h3>{messages.eligibilityTitle}</h3>
          <Ticks items={messages.eligibility} />
          <dl className="programme__facts">
            <Figure name={messages.budget} value={shown.budget} />
            <Figure name={messages.support} value={shown.support} />
            <Figure name={messages.duration} value={shown.duration} unit={messages.months} />
          </dl>
          <p className="cap programme__note">{messages.note}</p>
        </div>
        <div className="programme programme--six">
          <ProgrammeSplit messages={messages} figures={figures.split} />
          <p className="programme__terms">{messages.terms}</p>
          <h3>{messages.stepsTitle}</h3>
          <Steps steps={messages.steps} />
        </div>
      </div>
      <Comparison messages={messages.comparison} />
      <p className="actions">
        <SectionLink
          section="contact"
          className="btn"
          event={tracked('sme_request_implementation', 'smepackages')}
        >
          {messages.action}
        </SectionLink>
        <SectionLink section="contact" className="btn line">
          {messages.ask}
        </SectionLink>
        <PageLink page="programmes" className="link">
          {messages.finder}
        </PageLink>
        <ProgrammeLink href={programmeUrl} className="link ext">
          <LinkText>{messages.learn}</LinkText>
        </ProgrammeLink>
      </p>
    </Section>
  );
}

function Figure({ name, value, unit }: { name: string; value: string; unit?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="num">{value}</span> {unit}
      </dd>
    </div>
  );
}
