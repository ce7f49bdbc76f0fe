import { Suspense, useEffect } from 'react';
import {
  data,
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { company as owner } from './content/company.server.ts';
import { readWords } from './content/words.server.ts';
import { Document } from './document.tsx';
import { chatWords } from './features/chat/chat.words.ts';
import { ChatButton } from './features/chat/chat-button.tsx';
import { AllowedAnalytics } from './features/consent/allowed-analytics.tsx';
import { Consent } from './features/consent/consent.tsx';
import { consentWords } from './features/consent/consent.words.ts';
import { consentVersion } from './features/consent/consent-version.server.ts';
import { PlainConsent } from './features/consent/plain-consent.tsx';
import { newsletterWords } from './features/newsletter/newsletter.words.ts';
import { NewsletterForm } from './features/newsletter/newsletter-form.tsx';
import { doorFolder, href, isSwitchedOff, prefixOf, withPrefix } from './i18n/href.ts';
import { isLanguage, type Language } from './i18n/languages.ts';
import { requestLocale } from './i18n/request-locale.ts';
import { storeChoice } from './i18n/stored-choice.ts';
import { switches } from './i18n/switches.ts';
import { type ErrorFrame, ErrorPage } from './layout/error-page.tsx';
import { Footer } from './layout/footer.tsx';
import { InEnglish } from './layout/in-english.tsx';
import { leadsOn } from './layout/leads-on.ts';
import { Navigation } from './layout/navigation.tsx';
import { NextStep } from './layout/next-step.tsx';
import { noSuchPage } from './layout/no-such-page.ts';
import { useOpening } from './layout/opening.ts';
import { frameOf as sectionFrame } from './layout/section-frame.server.ts';
import { siteWords } from './layout/site.words.ts';
import { SkipLink } from './layout/skip-link.tsx';
import { useReveal } from './layout/use-reveal.ts';
import { ArrivingPost } from './pages/blog-post/arriving-post.tsx';

/** Chosen by the site's owner, the same in every language (RT-6). */
const errorTitle = 'Unexpected Application Error!';

/** What is switched off is not there. A page takes nothing: who posts to one is told so in his language, with a way home; a program by the server. */
export const middleware: Route.MiddlewareFunction[] = [
  (visit, next) => {
    const { request, url } = visit;
    const isOff = isSwitchedOff(url.pathname);
    const mayPass = ['GET', 'HEAD'].includes(request.method) || url.pathname.startsWith(doorFolder);
    if (mayPass && !isOff) return next();
    const { language } = requestLocale(visit);
    const frame: ErrorFrame = { language, words: readWords(siteWords, 'site', language).words.error };
    if (isOff) noSuchPage(url, frame);
    throw data(frame, { status: 405, statusText: 'Method Not Allowed' });
  },
];

/** What every page needs: the locale, the words of the frame, who the company is. What is switched off has no words. */
export function loader(visit: Route.LoaderArgs) {
  const { params, url } = visit;
  const locale = requestLocale(visit);
  const { words: site, borrowed } = readWords(siteWords, 'site', locale.language);
  if (params.lang !== undefined && !isLanguage(params.lang)) {
    noSuchPage(url, { language: locale.language, words: site.error });
  }
  const chat = readWords(chatWords, 'chat', locale.language);
  const newsletter = readWords(newsletterWords, 'newsletter', locale.language);
  return {
    locale,
    site,
    nextFrame: sectionFrame('', borrowed.includes('next'), locale.language),
    chat: switches.chat && { words: chat.words.button, isBorrowed: chat.borrowed.includes('button') },
    newsletter: switches.newsletter && {
      words: newsletter.words,
      isBorrowed: newsletter.borrowed.includes('form'),
    },
    consent: switches.analytics && consentQuestion(locale.language),
    company: owner,
    year: new Date().getFullYear(),
  };
}

function consentQuestion(language: Language) {
  const { words, borrowed } = readWords(consentWords, 'consent', language);
  const { banner, preferences } = words;
  return {
    question: { words: { banner, preferences }, version: consentVersion() },
    isBorrowed: borrowed.includes('banner'),
  };
}

/**
 * The frame's words change with the language, which the root's own path does not show: the same address may come back in
 * another one. Another query alone changes nothing of them.
 */
export function shouldRevalidate({
  currentUrl,
  currentParams,
  nextUrl,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isAnotherQuery = currentUrl.search !== nextUrl.search;
  return currentParams.lang !== nextParams.lang || (defaultShouldRevalidate && !isAnotherQuery);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <Document language={root?.locale.language ?? 'en'} company={root?.company.name}>
      {children}
    </Document>
  );
}

export default function Site({ loaderData }: Route.ComponentProps) {
  const { site, nextFrame, newsletter, chat, consent, company, year } = loaderData;
  // Only what the address names is a choice; a language that the server negotiated is not stored.
  const { pathname } = useLocation();
  const choice = prefixOf(pathname);
  const isLedOn = useMatches().some(({ handle }) => handle === leadsOn);
  const isAboutCookies = withPrefix(pathname, '') === href('', 'cookies');
  useEffect(() => {
    if (choice) storeChoice(choice);
  }, [choice]);
  return (
    <>
      <SkipLink label={site.navigation.skip} />
      {consent && (
        <InEnglish isBorrowed={consent.isBorrowed}>
          <Consent {...consent.question} />
        </InEnglish>
      )}
      <AllowedAnalytics />
      <Navigation words={site.navigation} company={company} />
      <main id="main" tabIndex={-1}>
        <ArrivingPost late={site.arriving.late} />
        <Suspense>
          <Page />
        </Suspense>
      </main>
      {isLedOn && <NextStep words={site.next} frame={nextFrame} />}
      <Suspense>
        <Footer
          words={site.footer}
          navigation={site.navigation}
          company={company}
          year={year}
          newsletter={
            newsletter && (
              <InEnglish isBorrowed={newsletter.isBorrowed}>
                <NewsletterForm words={newsletter.words} />
              </InEnglish>
            )
          }
        />
      </Suspense>
      {chat && (
        // The button comes when the scripts run. Beside others it would have the whole page styled anew.
        <div>
          <InEnglish isBorrowed={chat.isBorrowed}>
            <ChatButton words={chat.words} />
          </InEnglish>
        </div>
      )}
      {consent && (
        <noscript>
          {/* A browser with JavaScript never looks in here, so its program does not carry the form. */}
          {import.meta.env.SSR && (
            <InEnglish isBorrowed={consent.isBorrowed}>
              <PlainConsent {...consent.question} isAlwaysShown={isAboutCookies} />
            </InEnglish>
          )}
        </noscript>
      )}
    </>
  );
}

/** The page comes to life after the bar. What is written on its elements, none of it React's, is written then. */
function Page() {
  useReveal();
  useOpening();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  // What `noSuchPage` has thrown along where the root itself had no page to stand for.
  const thrown: ErrorFrame | undefined = (isRouteErrorResponse(error) && error.data) || undefined;
  const frame = root ? { language: root.locale.language, words: root.site.error } : thrown;
  return <ErrorPage title={errorTitle} detail={detailOf(error)} frame={frame} />;
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : '';
}
