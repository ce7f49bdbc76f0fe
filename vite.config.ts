import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { type CSSOptions, defineConfig } from 'vite';
import { brandShape } from './app/lib/content/brand-schema.ts';
import { companySchema } from './app/lib/content/company.ts';
import { switchesSchema } from './app/lib/content/switches-schema.ts';
import { switches } from './app/lib/switches.ts';
import { utcDay } from './app/lib/utc-day.ts';
import { readConfig } from './server/config.ts';

const company = companySchema.parse(JSON.parse(readFileSync('content/company.json', 'utf8')));
switchesSchema.parse(switches);
const brandFile = path.resolve('content/brand.json');
const readColours = () => brandShape.parse(JSON.parse(readFileSync(brandFile, 'utf8'))).colours;
const { bg } = readColours();
const environment = readConfig({ SITE_URL: process.env.SITE_URL });
if (!environment.ok) throw new Error(environment.errors.join('\n'));
const siteUrl = environment.config.siteUrl ?? new URL(company.url).origin;

/** Small files compress badly; libraries change rarely. Every page opens with `frame`, and fetches `parts` once it is used. */
const codeSplitting = {
  groups: [
    // Only the lazily loaded chat panel uses marked in the browser.
    { name: 'libraries', test: /node_modules\/(?!marked\/)|preload-helper/, priority: 3 },
    {
      name: 'frame',
      test: /\/app\/(?:lib\/(?:i18n\/|browser-state\/|track\/track)|features\/consent\/consent-(?:store|cookie))/,
      priority: 2,
    },
    {
      name: 'layout',
      test: /\/app\/(?:components|lib|features\/chat)\/(?!forms|ui\/field)/,
      tags: ['$initial' as const],
      minShareCount: 2,
      priority: 2,
    },
    {
      name: 'parts',
      test: /\/app\/(?!.*\.route\.|features\/consent)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

const films = globSync('public/films/*.avif');
const filmLanguages = [...new Set(films.map((file) => file.split('-')[1]))].join(' ');

/** Resolves `env(water)` to that colour of content/brand.json. */
const brandColours: NonNullable<CSSOptions['lightningcss']>['visitor'] = ({ addDependency }) => {
  addDependency({ type: 'file', filePath: brandFile });
  const values = Object.entries(readColours()).map(([role, { day, night }]) => [
    role,
    () => ({ raw: `light-dark(${day}, ${night})` }),
  ]);
  return { EnvironmentVariable: Object.fromEntries(values) };
};

/** Vite's own list, which `deny` replaces. */
const deniedByVite = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];
/** Personal data: the store, its backups and exports, also by an older name. */
const personal = [path.resolve('data/**'), '*.sqlite*', '*.{csv,dump}', '{leads,letters,consents}*.json'];

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.VITE_FILM_LANGUAGES': JSON.stringify(filmLanguages),
    'import.meta.env.VITE_GROUND_BY_DAY': JSON.stringify(bg.day),
    'import.meta.env.VITE_GROUND_BY_NIGHT': JSON.stringify(bg.night),
    // A dated post appears with the first build on its day.
    'import.meta.env.VITE_BUILD_DAY': JSON.stringify(utcDay(Date.now())),
  },
  // Late discovery would load two copies of React.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.server.*'] },
  server: { fs: { deny: [...deniedByVite, ...personal] } },
  css: { transformer: 'lightningcss', lightningcss: { visitor: brandColours } },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
});
