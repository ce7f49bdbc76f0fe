import type { ReactNode } from 'react';
import { useLocale } from '../../lib/i18n/locale.ts';
import type { PageHeadMessages } from './page-head.messages.ts';
import { fallbackLang, Plate, type SectionFrame } from './section.tsx';

type Props = {
  messages: PageHeadMessages;
  frame: SectionFrame;
  children?: ReactNode;
};

export function PageHead({ messages, frame, children }: Props) {
  const { language } = useLocale();
  return (
    <header className="page-head arrives-whole" lang={fallbackLang(frame.isFallback)}>
      <div className="wrap">
        {frame.isFallback && (
          <p className="fallback-note" lang={language}>
            {frame.note}
          </p>
        )}
        <Plate name={messages.plate} luxembourgish={frame.luxembourgish} />
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
        {children}
      </div>
    </header>
  );
}
