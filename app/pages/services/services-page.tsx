import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import type { ServicesWords } from './services.words.ts';

type Props = { words: ServicesWords; frame: SectionFrame };

/** The page `/services`. */
export function ServicesPage({ words, frame }: Props) {
  return <PageHead words={words.head} frame={frame} />;
}
