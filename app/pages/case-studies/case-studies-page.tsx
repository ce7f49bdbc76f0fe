import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import type { CaseStudiesWords } from './case-studies.words.ts';

type Props = { words: CaseStudiesWords; frame: SectionFrame };

/** The page `/case-studies`. */
export function CaseStudiesPage({ words, frame }: Props) {
  return <PageHead words={words.head} frame={frame} />;
}
