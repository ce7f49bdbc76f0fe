import type { ReactNode } from 'react';
import { fallbackLang } from './section.tsx';

type Props = { title: string; text?: string; isFallback?: boolean; tone?: 'deep'; children?: ReactNode };

/** Shown after a form or a mailed link. `title` is the document’s title too. */
export function ResultPage({ title, text, isFallback = false, tone, children }: Props) {
  return (
    <section className={`section wrap answer ${tone ?? ''}`} lang={fallbackLang(isFallback)}>
      <title>{title}</title>
      <h1>{title}</h1>
      {text && <p className="lead">{text}</p>}
      {children}
    </section>
  );
}
