import { z } from 'zod';
import { company } from '../../i18n/company.server.ts';
import { dateLanguage, formatDate } from '../../i18n/date.ts';
import { facts } from '../../i18n/facts.server.ts';
import { type Facts, formatFact } from '../../i18n/facts.ts';
import { fill, placeholdersIn } from '../../i18n/fill.ts';
import { readFrontMatter } from '../../i18n/front-matter.server.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { readMarkdown } from '../../i18n/markdown.server.ts';
import { requestLocale, type Visit } from '../../i18n/request-locale.ts';
import { readWords } from '../../i18n/words.server.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { legalWords } from './legal.words.ts';
import { type PolicyText, sectionsOf } from './policy-text.ts';

export type PolicyName = 'terms' | 'privacy' | 'cookies';

const files = import.meta.glob<string>('../../../content/*/legal/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What stands at the head of a policy's file: `content/<language>/legal/<policy>.md`. */
const head = z.strictObject({
  title: z.string().min(1).max(40),
  /** For search engines, which cut longer ones. */
  description: z.string().min(70).max(155),
  subtitle: z.string().min(1).max(240),
  lastUpdated: z.iso.date(),
});

/** What a policy may name in braces: the figures of the site, and who the company is. */
function values(figures: Facts, language: Language): Record<string, string> {
  const { street, postalCode, city } = company.address;
  return {
    ...Object.fromEntries(Object.entries(figures).map(([name, fact]) => [name, formatFact(fact, language)])),
    company: company.legalName,
    address: `${street}, ${postalCode} ${city}`,
    email: company.emails.general,
  };
}

/**
 * A policy in a language, if that language has it.
 * @throws Error with file and line where the text cannot be shown as it stands
 */
export function readPolicy(
  policy: PolicyName,
  language: Language,
): (z.infer<typeof head> & PolicyText) | undefined {
  const file = `content/${language}/legal/${policy}.md`;
  const content = files[`../../../${file}`];
  if (content === undefined) return undefined;
  const { head: about, body } = readFrontMatter(head, file, content);
  const text = fill(body.text, values(facts, language));
  const [unknown] = placeholdersIn(text);
  if (unknown) throw new Error(`${file}: nobody knows {${unknown}}`);
  return { ...about, ...sectionsOf(readMarkdown({ ...body, text })) };
}

/** What a policy's page shows, in the language of the request, or in English where that language lacks the text. */
export function loadPolicy(visit: Visit, name: PolicyName) {
  const { language } = requestLocale(visit);
  const own = readPolicy(name, language);
  const policy = own ?? readPolicy(name, defaultLanguage);
  if (!policy) throw new Error(`content/${defaultLanguage}/legal/${name}.md is missing`);
  const { words } = readWords(legalWords, 'legal', own ? language : defaultLanguage);
  const { title, description, subtitle, lastUpdated, introduction, sections } = policy;
  return {
    language,
    meta: { title: `${title} · ${company.name}`, description },
    head: { plate: words.page.plate, title, lead: subtitle },
    words: words.page,
    frame: frameOf('legal', !own, language),
    updated: {
      day: lastUpdated,
      shown: formatDate(new Date(lastUpdated), language),
      lang: dateLanguage(language),
    },
    introduction,
    sections,
  };
}
