import { PageHead } from '../../components/layout/page-head.tsx';
import { Prose } from '../../components/ui/prose.tsx';
import { policyTextId } from './fetch-policy.ts';
import type { loadPolicy } from './policy.server.ts';

type Props = { policy: ReturnType<typeof loadPolicy> };

export function PolicyPage({ policy }: Props) {
  const { frame, updated, introduction, sections } = policy;
  const { head, page: messages } = policy.messages;
  const lang = frame.fallback ? 'en' : undefined;
  return (
    <>
      <PageHead messages={head} frame={frame} />
      <div className="sec" lang={lang}>
        <div className="wrap beside">
          <aside>
            <nav aria-labelledby="contents">
              <h2 id="contents">{messages.contents}</h2>
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
              {messages.updated}{' '}
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
