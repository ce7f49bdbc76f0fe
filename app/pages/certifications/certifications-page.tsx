import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import type { CertificationsWords } from './certifications.words.ts';

type Props = { words: CertificationsWords; frame: SectionFrame };

/** The page `/certifications`. */
export function CertificationsPage({ words, frame }: Props) {
  return <PageHead words={words.head} frame={frame} />;
}
