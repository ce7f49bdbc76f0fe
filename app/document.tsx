import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { fontPreloads } from './fonts/font-preload.ts';
import { hasSection } from './i18n/href.ts';
import type { Language } from './i18n/languages.ts';
import { keepChoiceScript } from './i18n/stored-choice.ts';
import { earlyHandlers } from './layout/early-handlers.ts';
import { markOpening } from './layout/opening.ts';
import { siteStyles } from './site-styles.ts';

type Props = { language: Language; company: string | undefined; children: React.ReactNode };

/** What every page is written into: its head, and the body that the frame or the error page fills. */
export function Document({ language, company, children }: Props) {
  return (
    // What `markOpening` has written on it is none of React's.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: markOpening }} />
        <script id="keep-choice" dangerouslySetInnerHTML={{ __html: keepChoiceScript }} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyHandlers }} />
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
          <link rel="alternate" type="application/atom+xml" href={`/${language}/feed.xml`} title={company} />
        )}
        {fontPreloads(language).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <style id="site-styles" dangerouslySetInnerHTML={{ __html: siteStyles }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
