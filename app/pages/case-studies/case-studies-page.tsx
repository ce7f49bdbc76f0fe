import { tracked } from '../../analytics/tracked.ts';
import { CallToAction } from '../../layout/call-to-action.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import { LinkWords } from '../../ui/link-words.tsx';
import { BackLink } from './back-link.tsx';
import type { CaseStudiesWords } from './case-studies.words.ts';
import { CaseStudy } from './case-study.tsx';
import { PlaceLink } from './place-link.tsx';

type Props = {
  words: CaseStudiesWords;
  frame: SectionFrame;
  /** The sections whose words are in English because the language lacks them. */
  borrowed: readonly string[];
};

/** The page `/case-studies`: two jobs from close up, and the way to a similar one. */
export function CaseStudiesPage({ words, frame, borrowed }: Props) {
  const { head, cases, similar } = words;
  const frameFor = (section: keyof CaseStudiesWords) => ({ ...frame, borrowed: borrowed.includes(section) });
  return (
    <>
      <PageHead words={head} frame={frameFor('head')}>
        <p className="actions mt">
          <PlaceLink place="cases">{head.see}</PlaceLink>
          <BackLink>{head.back}</BackLink>
        </p>
      </PageHead>
      <Section id="cases" frame={frameFor('cases')}>
        <CaseStudy words={cases} film="rhymes" eager />
        <CaseStudy words={cases} film="sales" />
        <p className="cap cases__note">{cases.note}</p>
      </Section>
      <CallToAction title={similar.title} lead={similar.lead} frame={frameFor('similar')}>
        <SectionLink section="contact" className="btn" event={tracked('case_study_click', 'similar')}>
          <LinkWords>{similar.demo}</LinkWords>
        </SectionLink>
        <PageLink page="services" className="btn line">
          {similar.services}
        </PageLink>
      </CallToAction>
    </>
  );
}
