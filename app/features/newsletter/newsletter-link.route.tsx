import { data } from 'react-router';
import { capabilitiesOf } from '../../capabilities-context.ts';
import { readWords } from '../../content/words.server.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import type { Route } from './+types/newsletter-link.route.ts';
import { mailWords } from './mail.words.ts';
import { wordingOf } from './mail-site.server.ts';

/** Following the link only asks; its button, or a mail program by itself (RFC 8058), posts to the same address. */
async function follow(visit: Route.LoaderArgs | Route.ActionArgs) {
  const { language } = requestLocale(visit);
  const { words } = readWords(mailWords, 'mail', language);
  const outcome = await capabilitiesOf(visit.context).followLink(visit.request, wordingOf(language));
  return data(
    { words, outcome, target: visit.url.search },
    { status: outcome.status, headers: { 'Cache-Control': 'no-store' } },
  );
}

export const loader = follow;
export const action = follow;

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.confirmation.subject }, { name: 'robots', content: 'noindex' }];
}

/** The page of a link in a mail: a question with a button, and after it what was done. It needs no JavaScript. */
export default function NewsletterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { words, outcome, target } = actionData ?? loaderData;
  if (outcome.state === 'invalid') return <Answer {...words.invalid} />;
  const { title, text, button, doneTitle, doneText } = words[outcome.deed];
  if (outcome.state === 'done') return <Answer title={doneTitle} text={doneText} />;
  return (
    <Answer title={title} text={outcome.state === 'failed' ? words.failed : text}>
      <form method="post" action={target}>
        <button type="submit" className="btn">
          {button}
        </button>
      </form>
    </Answer>
  );
}

function Answer({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <section className="sec wrap answer deep">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </section>
  );
}
