import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { company } from '../../content/company.server.ts';
import { programmePage } from '../../content/company.ts';
import { fill } from '../../content/fill.ts';
import { programmes } from '../../content/programmes.server.ts';
import { readWords } from '../../content/words.server.ts';
import { contactWords } from '../../features/contact/contact.words.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { languageTable } from '../../i18n/languages.ts';
import { requestLocale } from '../../i18n/request-locale.ts';
import { leadsOn } from '../../layout/leads-on.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { languagesWith } from '../../seo/languages-with.server.ts';
import { pageMetadata } from '../../seo/page-metadata.ts';
import type { Route } from './+types/programmes.route.ts';
import { programmesWords } from './programmes.words.ts';
import { ProgrammesPage } from './programmes-page.tsx';
import { faultsOf, hasAnswers } from './read-answers.ts';

export const handle = leadsOn;

/** The same for every query: what the answers come to is found on the page, in the browser as on the server. */
export function loader(visit: Route.LoaderArgs) {
  const { language } = requestLocale(visit);
  const { words, borrowed } = readWords(programmesWords, 'programmes', language);
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return {
    language,
    spoken: languagesWith(programmesWords, 'programmes'),
    words,
    frame: frameOf('programmes', borrowed.length > 0, language),
    rules: programmes.rules,
    official: {
      fit4ai: programmePage(company, 'fit4ai', language),
      smePackages: programmePage(company, 'smePackages', language),
    },
    asOf: new Intl.DateTimeFormat(languageTable[language].numbers, month).format(programmes.asOf),
    // Only a browser without JavaScript needs the form here; it asks for a page that is rendered for it.
    contact: hasAnswers(visit.url.searchParams) ? readWords(contactWords, 'contact', language).words : null,
  };
}

/** Another answer in the address asks the server for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData, location, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { meta: told, form } = loaderData.words;
  const title = faultsOf(location).length > 0 ? fill(form.titleOfProblem, { name: told.title }) : told.title;
  const page = { ...loaderData, words: { ...loaderData.words, meta: { ...told, title } } };
  return [
    ...pageMetadata('programmes', page, root.loaderData),
    ...(hasAnswers(new URLSearchParams(location.search)) ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export default function ProgrammesRoute({ loaderData }: Route.ComponentProps) {
  const { contact, ...page } = loaderData;
  return (
    <ProgrammesPage
      {...page}
      plainForm={(letter) =>
        // A browser with JavaScript never looks in there, so its program does not carry the form.
        import.meta.env.SSR &&
        contact && <ContactForm words={contact} language={page.language} typed={letter} />
      }
    />
  );
}
