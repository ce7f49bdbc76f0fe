import { Suspense, useEffect } from 'react';
import { data, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './components/layout/error-page.tsx';
import { type ErrorPageData, noSuchPage } from './components/layout/error-page-data.ts';
import { loadFrame } from './components/layout/load-page.server.ts';
import { Navigation } from './components/layout/navigation.tsx';
import { NextStep, withNextStep } from './components/layout/next-step.tsx';
import { FallbackText } from './components/layout/section.tsx';
import { siteMessages } from './components/layout/site.messages.ts';
import { useReveal } from './components/layout/use-reveal.ts';
import { Document, PageStyles } from './document.tsx';
import { Analytics } from './features/analytics/analytics.ts';
import { chatMessages } from './features/chat/chat.messages.ts';
import { ChatButton } from './features/chat/ui/chat-button.tsx';
import { Consent } from './features/consent/consent.tsx';
import { newsletterMessages } from './features/newsletter/newsletter.messages.ts';
import { loadMessages } from './lib/content/messages.server.ts';
import { company as owner } from './lib/content/owner-content.server.ts';
import { isLanguage } from './lib/i18n/languages.ts';
import { requestLocale } from './lib/i18n/request-locale.ts';
import { storeChoice } from './lib/i18n/stored-choice.ts';
import { useDeferredSections } from './lib/page-start/deferred-sections.ts';
import { lazyWhenUsed } from './lib/page-start/lazy-when-used.tsx';
import { ENDPOINT_FOLDER, isHomePath, isSwitchedOff, prefixOf } from './lib/site-paths.ts';
import { switches } from './lib/switches.ts';

const ArrivingPost = lazyWhenUsed(() =>
  import('./features/blog/arriving-post.tsx').then((module) => module.ArrivingPost),
);
const UsedPageStyles = lazyWhenUsed(async () => PageStyles);
const SiteFooter = lazyWhenUsed(() => import('./site-footer.tsx').then((module) => module.SiteFooter));

/** Pages answer POST with 405 in the visitor's language. Switched-off pages and languages count as unknown paths. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => {
    const { request, url, params } = args;
    const isUnknown = isSwitchedOff(url.pathname) || (params.lang !== undefined && !isLanguage(params.lang));
    const mayPass = ['GET', 'HEAD'].includes(request.method) || url.pathname.startsWith(ENDPOINT_FOLDER);
    if (mayPass && !isUnknown) return next();
    const { language } = requestLocale(args);
    const page: ErrorPageData = {
      language,
      messages: loadMessages(siteMessages, 'site', language).messages.error,
    };
    if (isUnknown) noSuchPage(url, page);
    throw data(page, { status: 405, statusText: 'Method Not Allowed' });
  },
];

export function loader(args: Route.LoaderArgs) {
  const locale = requestLocale(args);
  const { messages, fallbackSections } = loadMessages(siteMessages, 'site', locale.language);
  const { unavailable: _, ...site } = messages;
  const chat = loadMessages(chatMessages, 'chat', locale.language);
  const newsletter = loadMessages(newsletterMessages, 'newsletter', locale.language);
  const { form, toConfirm, problems } = newsletter.messages;
  return {
    locale,
    site,
    nextFrame: loadFrame('', fallbackSections.includes('next'), locale.language),
    chat: switches.chat && {
      messages: chat.messages.button,
      isFallback: chat.fallbackSections.includes('button'),
    },
    newsletter: switches.newsletter && {
      messages: { form, toConfirm, problems },
      isFallback: newsletter.fallbackSections.includes('form'),
    },
    company: owner,
    year: new Date().getFullYear(),
  };
}

/** Its data depends on the language, but not on the query. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, currentParams, nextUrl, nextParams } = args;
  const isAnotherQuery = currentUrl.search !== nextUrl.search;
  return currentParams.lang !== nextParams.lang || (args.defaultShouldRevalidate && !isAnotherQuery);
}

export const Layout = Document;

export default function Site({ loaderData }: Route.ComponentProps) {
  const { site, nextFrame, newsletter, chat, company, year } = loaderData;
  // A prefix in the path is a choice, a negotiated language is not.
  const { pathname } = useLocation();
  const choice = prefixOf(pathname);
  const hasNextStep = useMatches().some(({ handle }) => handle === withNextStep);
  const isHome = isHomePath(pathname);
  useEffect(() => {
    if (choice) storeChoice(choice);
  }, [choice]);
  return (
    <>
      <UsedPageStyles />
      {!isHome && <PageStyles />}
      <a className="skip" href="#main">
        {site.navigation.skip}
      </a>
      {switches.analytics && <Consent />}
      {switches.analytics && <Analytics />}
      <Navigation messages={site.navigation} company={company} isHome={isHome} />
      <main id="main" tabIndex={-1}>
        <ArrivingPost late={site.arriving.late} />
        <Suspense>
          <Page />
        </Suspense>
      </main>
      {hasNextStep && <NextStep messages={site.next} frame={nextFrame} />}
      <SiteFooter site={site} company={company} builtYear={year} newsletter={newsletter} />
      {chat && (
        // Without this wrapper, inserting the button later would restyle the whole page.
        <div>
          <FallbackText isFallback={chat.isFallback}>
            <ChatButton messages={chat.messages} />
          </FallbackText>
        </div>
      )}
    </>
  );
}

/** Inside `Suspense` it hydrates after the bar. Only then may the hooks write attributes. */
function Page() {
  useReveal();
  useDeferredSections();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
