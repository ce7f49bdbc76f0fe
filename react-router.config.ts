import type { Config } from '@react-router/dev/config';
import { chatMessagesPath } from './app/features/chat/ui/load-chat-messages.ts';
import { languages } from './app/lib/i18n/languages.ts';
import { prerenderedPaths } from './app/lib/site-paths.ts';
import { switches } from './app/lib/switches.ts';
import { utcDay } from './app/lib/utc-day.ts';
import { newsPaths } from './scripts/site-files/news-paths.ts';

export default {
  ssr: true,
  // Tests build a second site, with React's development warnings.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  // The route table is small. Sending it at once saves a request on every first navigation.
  routeDiscovery: { mode: 'initial' },
  // server/http/cross-site.ts checks the origin. The router also compares the scheme, so it would refuse every form behind a
  // proxy that ends TLS.
  allowedActionOrigins: ['**'],
  prerender: {
    paths: () => [
      ...prerenderedPaths(),
      ...(switches.chat ? languages.map(chatMessagesPath) : []),
      ...newsPaths(utcDay(Date.now())),
    ],
    concurrency: 2,
  },
} satisfies Config;
