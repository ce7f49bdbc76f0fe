import type { Language } from '../i18n/languages.ts';
import type { SiteWords } from './site.words.ts';

/** The words of the error page, and the language they are in. */
export type ErrorFrame = { language: Language; words: SiteWords['error'] };

type Props = { title: string; detail: string; frame: ErrorFrame | undefined };

/** What stands when a page fails: the title that the site's owner chose, the status or message, a way home. */
export function ErrorPage({ title, detail, frame }: Props) {
  const words = frame?.words;
  return (
    <main id="main" className="oops wrap" lang={frame?.language}>
      <title>{title}</title>
      <h1 lang="en">{title}</h1>
      {words && <p className="lead">{words.text}</p>}
      <p className="oops__detail">{detail}</p>
      {words && (
        <p className="actions">
          <a className="btn" href="/">
            {words.home}
          </a>
        </p>
      )}
    </main>
  );
}
