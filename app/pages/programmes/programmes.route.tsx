import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadFrame, pageHeadTags } from '../../components/layout/load-page.server.ts';
import { withNextStep } from '../../components/layout/next-step.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { loadContactForm } from '../../features/contact/contact-form-messages.server.ts';
import { finderMessages } from '../../features/funding-finder/funding-finder.messages.ts';
import { finderTitle, readAnswers } from '../../features/funding-finder/read-answers.ts';
import { programmePages } from '../../lib/content/company.ts';
import { languagesWith, loadMessages } from '../../lib/content/messages.server.ts';
import { company, programmeRules } from '../../lib/content/owner-content.server.ts';
import { requestLocale } from '../../lib/i18n/request-locale.ts';
import { lazyWhenUsed } from '../../lib/page-start/lazy-when-used.tsx';
import type { Route } from './+types/programmes.route.ts';

const FinderPage = lazyWhenUsed(() =>
  import('../../features/funding-finder/finder-page.tsx').then((module) => module.FinderPage),
);

export const handle = withNextStep;

export function loader(args: Route.LoaderArgs) {
  const { language } = requestLocale(args);
  const { messages, fallbackSections } = loadMessages(finderMessages, 'funding-finder', language);
  const languages = languagesWith(finderMessages, 'funding-finder');
  const { searchParams } = args.url;
  const isAnswered = searchParams.size > 0;
  const title = finderTitle(messages, readAnswers(searchParams).errors);
  const summary = {
    language,
    languages,
    messages: { head: messages.head, meta: { ...messages.meta, title } },
  };
  return {
    headTags: [
      ...pageHeadTags('programmes', summary),
      ...(isAnswered ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    language,
    messages,
    frame: loadFrame('programmes', fallbackSections.length > 0, language),
    rules: programmeRules,
    official: programmePages(company, language),
    // Without JavaScript the answer is a page rendered on request, which then has the form.
    contact: isAnswered ? loadContactForm(language).messages : null,
  };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export { meta } from '../../lib/seo/loaded-meta.ts';

export default function ProgrammesRoute({ loaderData }: Route.ComponentProps) {
  const { contact, ...page } = loaderData;
  return (
    <FinderPage
      {...page}
      plainForm={(draft) =>
        // The form is inside `noscript`, so browsers do not need its code.
        import.meta.env.SSR &&
        contact && <ContactForm messages={contact} language={page.language} typed={draft} />
      }
    />
  );
}
