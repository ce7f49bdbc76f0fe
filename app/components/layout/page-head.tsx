import type { ReactNode } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { Plate } from '../ui/section-head.tsx';
import type { PageHeadWords } from './page-head.words.ts';
import type { SectionFrame } from './section.tsx';

type Props = {
  words: PageHeadWords;
  frame: SectionFrame;
  /** What stands under the introduction, for instance links into the page. */
  children?: ReactNode;
};

/** The head of a page: street sign, title, introduction, and the band that leads into the page. */
export function PageHead({ words, frame, children }: Props) {
  const { language } = useLocale();
  return (
    <header className="ph" lang={frame.borrowed ? 'en' : undefined}>
      <div className="wrap">
        {frame.borrowed && (
          <p className="borrowed" lang={language}>
            {frame.note}
          </p>
        )}
        <Plate name={words.plate} luxembourgish={frame.luxembourgish} />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {children}
      </div>
    </header>
  );
}
