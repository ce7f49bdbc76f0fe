import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import type { LegalPageWords } from './legal.words.ts';

type Props = { words: LegalPageWords; frame: SectionFrame };

/** A legal page. */
export function LegalPage({ words, frame }: Props) {
  return <PageHead words={words.head} frame={frame} />;
}
