import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { companySchema } from './app/i18n/company.ts';
import { readConfig } from './server/config.ts';

const company = companySchema.parse(JSON.parse(readFileSync('content/company.json', 'utf8')));
const environment = readConfig({ SITE_URL: process.env.SITE_URL });
if (!environment.ok) throw new Error(environment.faults.join('\n'));
const siteUrl = environment.config.siteUrl ?? new URL(company.url).origin;

export default defineConfig({
  plugins: [reactRouter()],
  define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl) },
  css: { transformer: 'lightningcss' },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0 },
});
