import { statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from 'hono/html';
import { SitemapStream, streamToPromise } from 'sitemap';
import { siteMessages } from '../../app/components/layout/site.messages.ts';
import { writeAssistant } from '../../app/features/chat/retrieval/assistant.server.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import { languages } from '../../app/lib/i18n/languages.ts';
import { ENDPOINT_FOLDER, hasSection } from '../../app/lib/site-paths.ts';
import { switches } from '../../app/lib/switches.ts';
import { utcDay } from '../../app/lib/utc-day.ts';
import { favicon, iconFile, icons, webManifest } from '../../media/drawings/icons.ts';
import { openDraughtsman } from '../../media/drawings/renderer.ts';
import { socialImages } from '../../media/drawings/social-image.ts';
import { openSite } from '../../server/http/open-site.ts';
import { assistantIndexes } from './assistant-index.ts';
import { askSite, ownPages, readPages } from './built-pages.ts';
import { deadLinks } from './dead-links.ts';
import { llmsPath, llmsText } from './llms-text.ts';
import { postFeed } from './post-feed.ts';
import { readJson, readMessages } from './read-content.ts';
import { securitySchema, securityText } from './security-text.ts';

/** Derives sitemap, feeds, social images and other files for machines from the built pages. */
const build = path.resolve(process.env.BUILD_DIRECTORY ?? 'build');
const client = path.join(build, 'client');
/** Networks shrink or drop larger images, and phones load them in chats. */
const MAX_IMAGE_BYTES = 80 * 1024;

const ask = askSite(openSite(await import(path.join(build, 'server/index.js')), 'production'));
const pages = await readPages(ask);
const { expires } = securitySchema.parse(readJson('security.json'));
const home = pages.find((page) => page.path === '/');
if (!home) throw new Error('the build has no home page');
const { origin } = new URL(home.canonical);
const now = new Date();

async function sitemap(): Promise<string> {
  const xmlns = { news: false, video: false, image: false, xhtml: true };
  const stream = new SitemapStream({ hostname: origin, xmlns });
  for (const { alternates, canonical } of languages.flatMap((language) => ownPages(pages, language)))
    stream.write({ url: canonical, links: alternates.map(({ language, url }) => ({ lang: language, url })) });
  stream.end();
  return `${await streamToPromise(stream)}\n`;
}

/** A shared cache (deploy/shared-cache) shows this page while the site is down. */
function unavailablePage(language: string, { title, text }: { title: string; text: string }): string {
  const { name, phone, address } = company;
  return `<!doctype html>${html`<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p>${name}<br><a href="tel:${phone.number}">${phone.shown}</a><br>${address.street}, ${address.postalCode} ${address.city}</p>`}`;
}

const files = new Map<string, string | Buffer>([
  ['/sitemap.xml', await sitemap()],
  ['/robots.txt', `User-agent: *\nDisallow: ${ENDPOINT_FOLDER}\n\nSitemap: ${origin}/sitemap.xml\n`],
  ['/site.webmanifest', `${JSON.stringify(webManifest(company.name), null, 2)}\n`],
  ['/.well-known/security.txt', securityText({ email: company.emails.general, expires, origin, now })],
]);
for (const language of languages) {
  const { footer, navigation, unavailable } = readMessages(siteMessages, 'site', language);
  const titles = { pages: footer.label, posts: navigation.blog };
  const head = { title: `${company.name} · ${titles.posts}`, company: company.name, origin };
  if (hasSection('blog')) files.set(`/${language}/feed.xml`, postFeed(pages, language, head));
  files.set(`/${language}/unavailable.html`, unavailablePage(language, unavailable));
  files.set(llmsPath(language), llmsText(pages, language, { company, origin, titles }));
}
const draughtsman = await openDraughtsman();
for (const icon of icons) files.set(`/icons/${icon.file}`, await draughtsman.icon(icon));
files.set('/favicon.ico', iconFile(await draughtsman.icon(favicon), favicon));
for (const [file, image] of socialImages(pages, company)) {
  const drawn = await draughtsman.social(image);
  if (drawn.length > MAX_IMAGE_BYTES)
    throw new Error(`${file} has ${drawn.length} bytes, over ${MAX_IMAGE_BYTES}`);
  files.set(file, drawn);
}

for (const [name, content] of files) {
  const file = path.join(client, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
if (!switches.films) await rm(path.join(client, 'films'), { recursive: true, force: true });
// This is not public, so it is outside `client`.
writeAssistant(path.join(build, 'assistant'), assistantIndexes(utcDay(now.getTime())));
process.stdout.write(`Read ${pages.length} pages, wrote ${files.size} files\n`);

const isFile = (file: string) =>
  statSync(path.join(client, file), { throwIfNoEntry: false })?.isFile() ?? false;
const dead = await deadLinks(pages, isFile, ask);
if (dead.length > 0) {
  process.stderr.write(`${dead.join('\n')}\n`);
  process.exitCode = 1;
}
