import { Links, Meta, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { useLanguageAndErrorTexts } from './components/layout/error-page-data.ts';
import type { Company } from './lib/content/company.ts';
import { fontPreloads } from './lib/fonts/font-preload.ts';
import { DEFAULT_LANGUAGE } from './lib/i18n/languages.ts';
import type { Locale } from './lib/i18n/locale.ts';
import { startScript } from './lib/page-start/start-script.ts';
import { hasSection, isHomePath } from './lib/site-paths.ts';
import pageStyles from './pages.css?inline';
import pageStylesAddress from './pages.css?url';
import siteStyles from './site.css?inline';

export function Document({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<() => { locale: Locale; company: Company }>('root');
  const language = useLanguageAndErrorTexts()?.language ?? DEFAULT_LANGUAGE;
  const isHome = isHomePath(useLocation().pathname);
  return (
    // The start script writes attributes before hydration.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startScript }} />
        <meta
          name="theme-color"
          content={import.meta.env.VITE_GROUND_BY_DAY}
          media="(prefers-color-scheme:light)"
        />
        <meta
          name="theme-color"
          content={import.meta.env.VITE_GROUND_BY_NIGHT}
          media="(prefers-color-scheme:dark)"
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {hasSection('blog') && (
          <link
            rel="alternate"
            type="application/atom+xml"
            href={`/${language}/feed.xml`}
            title={root?.company.name}
          />
        )}
        {fontPreloads(language).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {/* If React inserted these again with an error page, their preloads would come too late. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            {/* This precedence makes React insert `PageStyles` (root.tsx) after it. */}
            <style
              id="site-styles"
              data-precedence={import.meta.env.DEV ? undefined : 'page'}
              dangerouslySetInnerHTML={{ __html: siteStyles }}
            />
            {(!isHome || import.meta.env.DEV) && (
              <style id="page-styles" dangerouslySetInnerHTML={{ __html: pageStyles }} />
            )}
          </>
        )}
        <Meta />
        <Links />
        {/* Pages are cached for everyone, so without scripts only this request of an empty style sheet can set the cookie. */}
        {root?.locale.prefix && (
          <noscript>
            <link rel="stylesheet" href={`/language/${root.locale.prefix}`} />
          </noscript>
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const lacksPageStyles = !import.meta.env.SSR && !document.getElementById('page-styles');
const pageStylesheet = { rel: 'stylesheet', href: pageStylesAddress, precedence: 'page' };

/** Home lacks these styles. The next page waits for them. */
export function PageStyles() {
  return lacksPageStyles && <link {...pageStylesheet} />;
}
