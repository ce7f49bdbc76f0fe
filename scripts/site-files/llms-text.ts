import type { Company } from '../../app/lib/content/company.ts';
import { DEFAULT_LANGUAGE, type Language, languages, languageTable } from '../../app/lib/i18n/languages.ts';
import { pagePaths } from '../../app/lib/site-paths.ts';
import { type BuiltPage, isPost, ownPages } from './built-pages.ts';

const legalPaths: string[] = [pagePaths.terms, pagePaths.privacy, pagePaths.cookies, pagePaths.legalNotice];

const isLegal = ({ path }: BuiltPage) => legalPaths.includes(path.split('/').at(-1) ?? '');

export function llmsPath(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/llms.txt' : `/${language}/llms.txt`;
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)] : [];
}

/** Summarises the site in one language for language models (llmstxt.org). */
export function llmsText(
  pages: readonly BuiltPage[],
  language: Language,
  site: { company: Company; origin: string; titles: { pages: string; posts: string } },
): string {
  const { company, origin, titles } = site;
  const { address, phone, emails } = company;
  const own = ownPages(pages, language);
  const line = (page: BuiltPage) =>
    `[${isPost(page) ? page.headline : page.title}](${page.canonical}): ${page.description}`;
  const others = languages.filter((other) => other !== language);
  return [
    `# ${company.name}`,
    '',
    `> ${own[0]?.description ?? ''}`,
    '',
    `${company.legalName}, ${address.street}, ${address.postalCode} ${address.city} · ${emails.general} · ${phone.shown}`,
    ...list(titles.pages, own.filter((page) => !isPost(page) && !isLegal(page)).map(line)),
    ...list(titles.posts, own.filter(isPost).map(line)),
    // In llmstxt.org, this English name marks links that may be skipped.
    ...list('Optional', [
      ...own.filter(isLegal).map(line),
      ...others.map((other) => `[${languageTable[other].name}](${origin}${llmsPath(other)})`),
    ]),
    '',
  ].join('\n');
}
