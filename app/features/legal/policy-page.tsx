import { policyTextId } from '../../features/policies/policy-text-id.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { PolicyView } from './policy-text.ts';

type Props = { policy: PolicyView };

/**
 * A policy: its head, its contents, and its text in numbered sections. The dialogs of the footer show this same text,
 * fetched from this page.
 */
export function PolicyPage({ policy }: Props) {
  const { frame, updated, introduction, sections } = policy;
  const { head, page: words } = policy.words;
  const lang = frame.borrowed ? 'en' : undefined;
  return (
    <>
      <PageHead words={head} frame={frame} />
      <div className="sec" lang={lang}>
        <div className="wrap beside">
          <aside>
            <nav aria-labelledby="contents">
              <h2 id="contents">{words.contents}</h2>
              <ol className="contents">
                {sections.map(({ title }, index) => (
                  <li key={title}>
                    <a href={`#section-${index + 1}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </aside>
          <div id={policyTextId} className="prose policy">
            <p className="policy__updated">
              {words.updated}{' '}
              <time dateTime={updated.day} lang={updated.lang}>
                {updated.shown}
              </time>
            </p>
            <Prose blocks={introduction} />
            {sections.map(({ title, blocks }, index) => (
              <section key={title} id={`section-${index + 1}`} className="prose__section">
                <h2>{title}</h2>
                <Prose blocks={blocks} />
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
