import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import type { AboutWords } from './about.words.ts';

type Props = { words: AboutWords; frame: SectionFrame };

/** The page `/about`. */
export function AboutPage({ words, frame }: Props) {
  return <PageHead words={words.head} frame={frame} />;
}
