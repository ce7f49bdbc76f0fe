import type { Company } from '../app/content/company.ts';
import { href, newsHref, prefixOf, type SectionWithPath, withPrefix } from '../app/i18n/href.ts';
import { type Language, languages } from '../app/i18n/languages.ts';
import { type Assistant, createAssistant } from '../server/assistant/assistant.ts';
import {
  type AssistantIndex,
  addressOf,
  type Passage,
  type ReplyWords,
} from '../server/assistant/assistant-index.ts';
import type { PagePassage } from './page-passages.ts';
import { readAssistantWords, readCompany } from './read-content.ts';
import type { ReadPage } from './read-page.ts';
import { type Ask, isPost, readSite } from './read-site.ts';

/** Where the home page announces the posts. */
const postsSection: SectionWithPath = 'blog';

/** A page's name in a menu: its title up to the first point. */
function nameOf(page: ReadPage): string {
  return isPost(page) ? page.headline : (page.title.split(' · ')[0] ?? page.title);
}

/** `Services · Before you ask`; on the home page and at the head of a page the one name that a visitor would use. */
function labelOf(page: ReadPage, { anchor, name, heading }: PagePassage, isHome: boolean): string {
  if (anchor === '') return nameOf(page);
  if (isHome) return name || heading;
  return heading && heading !== nameOf(page) ? `${nameOf(page)} · ${heading}` : nameOf(page);
}

function passageOf(page: ReadPage, passage: PagePassage, home: string): Passage {
  const { anchor, name, heading, subheading, language, lines, note } = passage;
  return {
    path: page.path,
    anchor,
    isExample: isPost(page) || passage.isQuotation || (page.path === home && anchor === postsSection),
    label: labelOf(page, passage, page.path === home),
    page: page.title,
    heading: name && name !== heading ? `${name} · ${heading}` : heading,
    subheading,
    borrowedFrom: language === page.language ? '' : language,
    lines,
    note,
  };
}

/**
 * What the assistant knows in one language: every passage of every page under the language's prefix, and of the posts
 * at their numbers, which are the same in all languages.
 * @param pages every page, each in its language
 * @throws Error where a hint is for a section that does not exist
 */
function assistantIndex(
  pages: readonly ReadPage[],
  language: Language,
  words: { reply: ReplyWords; hints: Record<string, string> },
): AssistantIndex {
  const home = href(language, 'home');
  const own = pages.filter(
    ({ path, language: spoken }) =>
      spoken === language &&
      (isPostPath(path) || (prefixOf(path) === language && !isNewsPath(path, language))),
  );
  // A post that is told in the language needs no card that announces it.
  const told = new Set(own.filter(isPost).map((page) => page.headline));
  const passages = own.flatMap((page) =>
    page.passages
      .filter(({ subheading }) => page.path !== home || !told.has(subheading))
      .map((passage) => passageOf(page, passage, home)),
  );
  const places = new Set(passages.flatMap((passage) => [passage.path, addressOf(passage)]));
  const hints = Object.entries(words.hints).map(
    ([place, hint]) => [ownPlace(place, language), hint] as const,
  );
  // A language need not tell every post.
  const lost = hints.map(([place]) => place).filter((place) => !places.has(place) && !isPostPath(place));
  if (lost.length > 0)
    throw new Error(`content/${language}/assistant.json hints at no section: ${lost.join('; ')}`);
  return {
    language,
    contactPath: href(language, 'home', 'contact'),
    reply: words.reply,
    passages,
    hints: Object.fromEntries(hints),
  };
}

/** What the assistant knows, one index for each language, from the pages as they are. */
export function assistantIndexes(pages: readonly ReadPage[], company: Company): AssistantIndex[] {
  return languages.map((language) => assistantIndex(pages, language, readAssistantWords(language, company)));
}

/**
 * The assistant of a site that is not built: it reads the pages as they are rendered, all of them, which takes seconds.
 * What changes afterwards it does not know.
 */
export async function assistantOfSite(ask: Ask): Promise<Assistant> {
  return createAssistant(assistantIndexes(await readSite(ask), readCompany()));
}

/** A place as the hints name it, under the language: a post's number is one for all. */
function ownPlace(place: string, language: Language): string {
  const [path = '', anchor = ''] = place.split('#');
  const own = isPostPath(path) ? path : withPrefix(path, language);
  return anchor ? `${own}#${anchor}` : own;
}

/** The lists announce what the posts say, and a post at its own address is the same as at its number. */
function isNewsPath(path: string, language: Language): boolean {
  return `${path}/`.startsWith(`${newsHref(language)}/`);
}

function isPostPath(path: string): boolean {
  return path.startsWith('/blog/');
}
