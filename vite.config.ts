import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
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
    { name: 'libraries', test: /node_modules/, priority: 2 },
    {
      name: 'frame',
      test: /\/app\/(?:layout|ui|i18n|seo|analytics|features\/(?:newsletter|consent(?!.*-(?:banner|questions|category))))\/|preload-helper/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

export default defineConfig({
  plugins: [reactRouter()],
  define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl) },
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting } },
  },
});
