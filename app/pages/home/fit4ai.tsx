import { PageLink } from '../../components/layout/page-link.tsx';
import { ProgrammeLink } from '../../components/layout/programme-link.tsx';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { LinkText } from '../../components/ui/link-text.tsx';
import { Steps, Ticks } from '../../components/ui/lists.tsx';
import { tracked } from '../../lib/track/track-attributes.ts';
import type { HomeMessages } from './home.messages.ts';
import type { Fit4aiFigures } from './programme-figures.ts';
import { ProgrammeSplit } from './programme-split.tsx';
import { Tiers } from './tiers.tsx';

type Props = {
  messages: HomeMessages['fit4ai'];
  frame: SectionFrame;
  figures: Fit4aiFigures;
  programmeUrl: string;
};

export function Fit4ai({ messages, frame, figures, programmeUrl }: Props) {
  return (
    <Section id="fit4ai" frame={frame} head={messages}>
      <div className="two rev">
        <div>
          <ProgrammeSplit messages={messages} figures={figures.split} />
          <p className="programme__terms">{messages.terms}</p>
          <h3 className="mt">{messages.tiersTitle}</h3>
          <Tiers messages={messages} figures={figures} />
          <p className="cap programme__note">{messages.note}</p>
        </div>
        <div className="programme">
          <h3>{messages.eligibilityTitle}</h3>
          <Ticks items={messages.eligibility} />
          <h3>{messages.stepsTitle}</h3>
          <Steps steps={messages.steps} />
          <p className="actions mt">
            <SectionLink
              section="contact"
              className="btn"
              event={tracked('fit4ai_request_diagnosis', 'fit4ai')}
            >
              {messages.action}
            </SectionLink>
            <PageLink page="programmes" className="link">
              {messages.finder}
            </PageLink>
            <ProgrammeLink href={programmeUrl} className="link ext">
              <LinkText>{messages.learn}</LinkText>
            </ProgrammeLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
