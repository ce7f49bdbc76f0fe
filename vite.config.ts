import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { companySchema } from './app/i18n/company.ts';
import { readConfig } from './server/config.ts';

const company = companySchema.parse(JSON.parse(readFileSync('content/company.json', 'utf8')));
const environment = readConfig({ SITE_URL: process.env.SITE_URL });
if (!environment.ok) throw new Error(environment.faults.join('\n'));
const siteUrl = environment.config.siteUrl ?? new URL(company.url).origin;

/**
 * Two shared files instead of a dozen: small files compress badly. What every page needs changes together; the
 * libraries change rarely. What a single page or feature needs stays with it.
 */
const codeSplitting = {
  groups: [
    // The assistant's panel alone reads Markdown in the browser, and only once it is opened.
    { name: 'libraries', test: /node_modules\/(?!marked\/)/, priority: 2 },
    {
      name: 'frame',
      test: /\/app\/(?:layout|ui|i18n|seo|analytics|features\/(?:newsletter|consent(?!.*-(?:banner|questions|category))))\/|\/chat-words\.ts$|preload-helper/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

/**
 * Vite wraps each dynamic import in a loader that first asks for the files which the new one needs. What this site
 * imports late (the assistant's panel, the banner, a policy) needs hardly any that a page lacks, and the wrapper
 * remembers a failure for good.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig({
  plugins: [reactRouter(), plainDynamicImports],
  define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl) },
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting } },
  },
});
