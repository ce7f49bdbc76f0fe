import type { Config } from '@react-router/dev/config';
import { spokenWordsPath } from './app/features/chat/spoken-words.ts';
import { prerenderedPaths } from './app/i18n/href.ts';
import { languages } from './app/i18n/languages.ts';
import { switches } from './app/i18n/switches.ts';
import { newsPaths } from './site-files/news-paths.ts';

export default {
  ssr: true,
  // Tests build a second time, with React's development warnings, into a folder of their own.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  // The whole route table is small: knowing it at once spares a request on every first navigation.
  routeDiscovery: { mode: 'initial' },
  // Who may post is asked by server/http/cross-site.ts. The router compares the scheme as well, and behind a proxy that
  // takes off TLS it would refuse every form.
  allowedActionOrigins: ['**'],
  prerender: {
    paths: () => [
      ...prerenderedPaths(),
      ...(switches.chat ? languages.map(spokenWordsPath) : []),
      ...newsPaths(new Date().toISOString().slice(0, 10)),
    ],
    concurrency: 2,
  },
} satisfies Config;
