import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/page-head.tsx';
import { fallbackLang } from '../../components/layout/section.tsx';
import { Prose } from '../../components/ui/prose.tsx';
import { plainText, sectionsOf } from '../../lib/content/markdown.ts';
import type { loadPolicy } from './policy.server.ts';

type Policy = ReturnType<typeof loadPolicy>;

export function PolicyPage(policy: Policy) {
  const { messages, frame, blocks } = policy;
  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <div className="section legal">
        <div className="wrap beside" lang={fallbackLang(frame.isFallback)}>
          <aside>
            <nav aria-labelledby="contents">
              <h2 id="contents">{messages.page.contents}</h2>
              <ol className="contents">
                {sectionsOf(blocks).map(({ heading, id }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{plainText(heading.of)}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </aside>
          <PolicyText policy={policy} hasAnchors />
        </div>
      </div>
    </>
  );
}

/** Only the policy's own page sets `hasAnchors`, because the page below a dialog may have the same ids. */
export function PolicyText({
  policy: { messages, frame, updated, blocks },
  hasAnchors = false,
  children,
}: {
  policy: Policy;
  hasAnchors?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="prose policy" lang={fallbackLang(frame.isFallback)}>
      {children}
      <p className="policy__updated">
        {messages.page.updated}{' '}
        <time dateTime={updated.day} lang={updated.lang}>
          {updated.shown}
        </time>
      </p>
      <Prose blocks={blocks} hasAnchors={hasAnchors} />
    </div>
  );
}
