import { isRouteErrorResponse, useLocation } from 'react-router';
import { useLanguageAndErrorTexts } from './error-page-data.ts';

/** The site's owner chose this title for every language (RT-6). */
const ERROR_TITLE = 'Unexpected Application Error!';

export function ErrorPage({ error }: { error: unknown }) {
  const messages = useLanguageAndErrorTexts()?.messages;
  const { pathname, search } = useLocation();
  const mayRetry = !isRouteErrorResponse(error) || error.status >= 500;
  return (
    <main id="main" className="error-page wrap">
      <title>{ERROR_TITLE}</title>
      <h1 lang="en">{ERROR_TITLE}</h1>
      {messages && <p className="lead">{messages.text}</p>}
      <p className="error-page__detail" lang="en">
        {detailOf(error)}
      </p>
      {messages && (
        <p className="actions">
          <a className="btn" href="/">
            {messages.home}
          </a>
          {mayRetry && (
            <a className="link" href={pathname + search}>
              {messages.retry}
            </a>
          )}
        </p>
      )}
    </main>
  );
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : '';
}
