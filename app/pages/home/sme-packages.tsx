import { tracked } from '../../analytics/tracked.ts';
import { ProgrammeLink } from '../../features/programme-link/programme-link.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import { LinkWords } from '../../ui/link-words.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import { Comparison } from './comparison.tsx';
import type { HomeWords } from './home.words.ts';
import type { SmeFigures } from './programme-figures.ts';
import { ProgrammeSplit } from './programme-split.tsx';

type Props = {
  words: HomeWords['smepackages'];
  frame: SectionFrame;
  figures: SmeFigures;
  programmeUrl: string;
};

/** The SME Packages: who may take part, the three figures, who pays what of an example, six steps, both programmes. */
export function SmePackages({ words, frame, figures, programmeUrl }: Props) {
  const { shown } = figures;
  return (
    <Section id="smepackages" tone="sunk" frame={frame} head={words}>
      <div className="two">
        <div className="programme">
          <h3>{words.eligibilityTitle}</h3>
          <Ticks items={words.eligibility} />
          <dl className="programme__facts">
            <Figure name={words.budget} value={shown.budget} />
            <Figure name={words.support} value={shown.support} />
            <Figure name={words.duration} value={shown.duration} unit={words.months} />
          </dl>
          <p className="cap programme__note">{words.note}</p>
        </div>
        <div className="programme programme--six">
          <ProgrammeSplit words={words} figures={figures.split} />
          <p className="programme__terms">{words.terms}</p>
          <h3>{words.stepsTitle}</h3>
          <Steps steps={words.steps} />
        </div>
      </div>
      <Comparison words={words.comparison} />
      <p className="actions">
        <SectionLink
          section="contact"
          className="btn"
          event={tracked('sme_request_implementation', 'smepackages')}
        >
          {words.action}
        </SectionLink>
        <SectionLink section="contact" className="btn line">
          {words.ask}
        </SectionLink>
        <PageLink page="programmes" className="link">
          {words.finder}
        </PageLink>
        <ProgrammeLink href={programmeUrl} className="link ext">
          <LinkWords>{words.learn}</LinkWords>
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
