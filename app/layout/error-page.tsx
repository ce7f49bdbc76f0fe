import type { SiteWords } from './site.words.ts';

type Props = { title: string; detail: string; words: SiteWords['error'] | undefined };

/** What stands when a page fails: the title that the site's owner chose, the status or message, a way home. */
export function ErrorPage({ title, detail, words }: Props) {
  return (
    <main id="main" className="oops wrap">
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
