import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { type CSSOptions, defineConfig, type Plugin } from 'vite';
import { checkedBrand } from './app/content/brand-schema.ts';
import { companySchema } from './app/content/company.ts';
import { switchesSchema } from './app/content/switches.ts';
import { switches } from './app/i18n/switches.ts';
import { readConfig } from './server/config.ts';

const company = companySchema.parse(JSON.parse(readFileSync('content/company.json', 'utf8')));
switchesSchema.parse(switches);
const brandFile = path.resolve('content/brand.json');
const readColours = () => checkedBrand(JSON.parse(readFileSync(brandFile, 'utf8'))).colours;
const { bg } = readColours();
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
    { name: 'libraries', test: /node_modules\/(?!marked\/)|preload-helper|\/late-part\.ts$/, priority: 2 },
    {
      name: 'frame',
      test: /\/app\/(?:layout|ui|forms|state|content|i18n|seo|analytics|features\/(?:newsletter|contact|posts|programme-link|films|consent(?!.*-(?:banner|questions|category))))\/|\/spoken-words\.ts$/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

/** The languages in which films were rendered, `en fr`: their words stand in the names of the files. */
const filmLanguages = [...new Set(globSync('public/films/*.avif').map((file) => file.split('-')[1]))].join(
  ' ',
);

/** A style sheet says `env(water)`: that role by day and by night, as content/brand.json has it at this moment. */
const brandColours: NonNullable<CSSOptions['lightningcss']>['visitor'] = ({ addDependency }) => {
  addDependency({ type: 'file', filePath: brandFile });
  const values = Object.entries(readColours()).map(([role, { day, night }]) => [
    role,
    () => ({ raw: `light-dark(${day}, ${night})` }),
  ]);
  return { EnvironmentVariable: Object.fromEntries(values) };
};

const latePart = JSON.stringify(path.resolve('app/late-part.ts'));

/**
 * What comes late comes by one way, app/late-part.ts: it takes the place of the loader that Vite wraps each dynamic
 * import in, and of the router's own: docs/decisions/0026.
 */
const lateParts: Plugin = {
  name: 'late-parts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper|\/ssr\/routeModules\.js$/ },
    handler: (id) =>
      id.endsWith('routeModules.js')
        ? `export { loadRouteModule } from ${latePart}`
        : `export { loadPart as __vitePreload } from ${latePart}`,
  },
};

/** The files that a part needs and that no page has, with its own. */
const filesOfPart = (part: string, needed: string[]) =>
  [...new Set([part, ...needed])]
    .filter((file) => !/\/(?:libraries|frame|rolldown-runtime)-/.test(file))
    .map((file) => `/${file}`);

export default defineConfig({
  plugins: [reactRouter(), lateParts],
  define: {
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.VITE_FILM_LANGUAGES': JSON.stringify(filmLanguages),
    'import.meta.env.VITE_GROUND_BY_DAY': JSON.stringify(bg.day),
    'import.meta.env.VITE_GROUND_BY_NIGHT': JSON.stringify(bg.night),
    // The lists of posts are files, so a post that may be shown from a day on appears with the build of that day.
    'import.meta.env.VITE_BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // Found before the first page and not while it loads, which would give it two Reacts.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.server.*'] },
  css: { transformer: 'lightningcss', lightningcss: { visitor: brandColours } },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: filesOfPart },
    rolldownOptions: { output: { codeSplitting } },
  },
});
