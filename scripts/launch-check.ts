import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figureOf } from '../app/lib/content/read-facts.ts';
import { isLanguage, knownLanguages } from '../app/lib/i18n/languages.ts';
import { switches } from '../app/lib/switches.ts';
import { paletteFingerprint } from '../media/drawings/palette.ts';
import { readConfig } from '../server/config.ts';
import { readOwner } from './site-files/read-content.ts';

/** `npm run launch-check` prints what must be filled in or decided before launch, and exits with 1 until then. */
const content = path.resolve(import.meta.dirname, '../content');

const read = (file: string) => readFileSync(path.join(content, file), 'utf8');

function samples(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'sample' && item === true ? [at] : samples(item, `${at}.${key}`),
  );
}

const isShown = (place: string) => {
  const [language = '', page = '', section = ''] = place.replace('.json', '').split(/[./]/);
  if (knownLanguages.some((name) => name === language && !isLanguage(name))) return false;
  if (page === 'home' && switches.sections?.[section] === false) return false;
  return switches.pages?.[page] !== false;
};

function samplesIn(file: string): string[] {
  if (file.endsWith('.json')) return samples(JSON.parse(read(file)), file).filter(isShown);
  return /^sample: true$/m.test(read(file)) ? [file] : [];
}

// cspell:disable-next-line
const INVENTED = /fictional|invented|fictive?s?\b|inventée?s?\b|fiktiv|erfunden|вигадан|вымышлен/i;
/** Leaves out what the texts say only of a sample company: `[[…]]`, the footer's line, and empty register entries. */
const ownLinesOf = (file: string) =>
  read(file)
    .replaceAll(/\[\[.*?\]\]|"(?:fictional|toBeCompleted)": .*/g, '')
    .split('\n');
function findInvented(file: string): string[] {
  const lines = ownLinesOf(file).flatMap((line, index) => (INVENTED.test(line) ? index + 1 : []));
  return lines.length > 0 ? [`content/${file}: still says that something is invented, in line ${lines}`] : [];
}

const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(json|md)$/.test(file) && isShown(file),
);
const { company, facts } = readOwner();

const { colours } = JSON.parse(read('../media/films/rendered.json'));
if (switches.films && colours !== paletteFingerprint)
  process.stdout.write(
    'Note: the films are in the colours of another brand: npm run render-films, or "films": false in switches.json\n\n',
  );

const environment = readConfig(process.env);
const promisedDays = figureOf(facts, 'retentionDays');
const {
  webhook,
  mail,
  retentionDays = promisedDays,
  siteUrl = company.url,
} = environment.ok ? environment.config : {};

const openPoints = environment.ok ? [] : [...environment.errors];
if (!webhook && !mail)
  openPoints.push('environment: neither MAIL_URL nor WEBHOOK_URL is set; submissions are held');
if (retentionDays !== promisedDays)
  openPoints.push(
    `environment: RETENTION_DAYS is ${retentionDays}, and the privacy policy promises ${promisedDays} days (retentionDays): change one`,
  );
if (new URL(siteUrl).host !== new URL(company.url).host)
  openPoints.push(
    `environment: SITE_URL is ${siteUrl}, and content/company.json has ${company.url}: change one`,
  );
for (const [name, value] of Object.entries({ legalForm: company.legalForm, ...company.registers }))
  if (value === '') openPoints.push(`content/company.json: ${name} is empty; the legal notice must name it`);
for (const file of files) {
  if (/\.example(?!\w|\.\w)/.test(read(file)))
    openPoints.push(`content/${file}: has addresses that end in .example`);
  if (!company.sample && /^..\/(?!posts|assistant)/.test(file)) openPoints.push(...findInvented(file));
  openPoints.push(...samplesIn(file).map((place) => `content/${place}: is a sample`));
  if (/"unverified": true/.test(read(file)))
    openPoints.push(`content/${file}: a native speaker must read it; then take out the line unverified`);
}

/** Merges the same point of several languages: `content/{en,fr}/about.json …`. */
const points = Map.groupBy(openPoints, (point) => point.replace(/^content\/[a-z]{2}\//, 'content/*/'));
const lines = [...points]
  .map(([point, [first = '', ...others]]) => {
    const inLanguages = [first, ...others].map((line) => line.split('/')[1]).join();
    return others.length === 0 ? first : point.replace('*', `{${inLanguages}}`);
  })
  .toSorted((a, b) => a.localeCompare(b));

process.stdout.write(
  lines.length === 0
    ? 'Nothing is left to decide.\n'
    : `${lines.join('\n')}\n\n${lines.length} points block the launch\n`,
);
process.exitCode = lines.length === 0 ? 0 : 1;
