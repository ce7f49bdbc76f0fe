import { tracked } from '../../analytics/tracked.ts';
import { ProgrammeLink } from '../../features/programme-link/programme-link.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import { LinkWords } from '../../ui/link-words.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import type { HomeWords } from './home.words.ts';
import type { Fit4aiFigures } from './programme-figures.ts';
import { ProgrammeSplit } from './programme-split.tsx';
import { Tiers } from './tiers.tsx';

type Props = {
  words: HomeWords['fit4ai'];
  frame: SectionFrame;
  figures: Fit4aiFigures;
  programmeUrl: string;
};

/** The Fit 4 AI programme: who pays what of an example, what a diagnosis costs, who may take part, and how it goes. */
export function Fit4ai({ words, frame, figures, programmeUrl }: Props) {
  return (
    <Section id="fit4ai" frame={frame} head={words}>
      <div className="two rev">
        <div>
          <ProgrammeSplit words={words} figures={figures.split} />
          <p className="programme__terms">{words.terms}</p>
          <h3 className="mt">{words.tiersTitle}</h3>
          <Tiers words={words} figures={figures} />
          <p className="cap programme__note">{words.note}</p>
        </div>
        <div className="programme">
          <h3>{words.eligibilityTitle}</h3>
          <Ticks items={words.eligibility} />
          <h3>{words.stepsTitle}</h3>
          <Steps steps={words.steps} />
          <p className="actions mt">
            <SectionLink
              section="contact"
              className="btn"
              event={tracked('fit4ai_request_diagnosis', 'fit4ai')}
            >
              {words.action}
            </SectionLink>
            <PageLink page="programmes" className="link">
              {words.finder}
            </PageLink>
            <ProgrammeLink href={programmeUrl} className="link ext">
              <LinkWords>{words.learn}</LinkWords>
            </ProgrammeLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
