import type { z } from 'zod';
import { company } from '../../content/company.server.ts';
import { readFrontMatter } from '../../content/front-matter.server.ts';
import { readMarkdown } from '../../content/markdown.server.ts';
import { readWords } from '../../content/words.server.ts';
import { writeDay } from '../../i18n/date.ts';
import { href, withPrefix } from '../../i18n/href.ts';
import { defaultLanguage, type Language, languages } from '../../i18n/languages.ts';
import { type PageRequest, requestLocale } from '../../i18n/request-locale.ts';
import { frameOf } from '../../layout/section-frame.server.ts';
import { legalWords } from './legal.words.ts';
import { type PolicyText, policies, policyHead, sectionsOf } from './policy-text.ts';

export type PolicyName = (typeof policies)[number];

const files = import.meta.glob<string>('../../../content/*/legal/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * A policy in a language, if that language has it.
 * @throws Error with file and line where the text cannot be shown as it stands
 */
export function readPolicy(
  policy: PolicyName,
  language: Language,
): (z.infer<typeof policyHead> & PolicyText) | undefined {
  const file = `content/${language}/legal/${policy}.md`;
  const content = files[`../../../${file}`];
  if (content === undefined) return undefined;
  const { head: about, body } = readFrontMatter(policyHead, file, content);
  return { ...about, ...sectionsOf(readMarkdown(body)) };
}

/** The languages that have a policy's own text. */
export function languagesWithPolicy(policy: PolicyName): Language[] {
  return languages.filter((language) => readPolicy(policy, language) !== undefined);
}

/** @throws Error where no policy stands at the address */
export function policyAt(pathname: string): PolicyName {
  const name = policies.find((policy) => withPrefix(pathname, '') === href('', policy));
  if (!name) throw new Error(`${pathname} is no policy`);
  return name;
}

/** What a policy's page shows, in the language of the request, or in English where that language lacks the text. */
export function loadPolicy(visit: PageRequest, name: PolicyName) {
  const { language } = requestLocale(visit);
  const own = readPolicy(name, language);
  const policy = own ?? readPolicy(name, defaultLanguage);
  if (!policy) throw new Error(`content/${defaultLanguage}/legal/${name}.md is missing`);
  const { words } = readWords(legalWords, 'legal', own ? language : defaultLanguage);
  const { title, description, subtitle, lastUpdated, introduction, sections } = policy;
  return {
    language,
    words: {
      meta: { title: `${title} · ${company.name}`, description },
      head: { plate: words.page.plate, title, lead: subtitle },
      page: words.page,
    },
    frame: frameOf('legal', !own, language),
    updated: writeDay(lastUpdated, language),
    introduction,
    sections,
  };
}
