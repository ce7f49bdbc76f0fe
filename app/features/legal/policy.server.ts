import type { z } from 'zod';
import { frameOf } from '../../components/layout/section-frame.server.ts';
import { readFrontMatter } from '../../lib/content/front-matter.server.ts';
import { readMarkdown } from '../../lib/content/markdown.server.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner.server.ts';
import { writeDay } from '../../lib/i18n/date.ts';
import { href, withPrefix } from '../../lib/i18n/href.ts';
import { defaultLanguage, type Language, languages } from '../../lib/i18n/languages.ts';
import { type PageRequest, requestLocale } from '../../lib/i18n/request-locale.ts';
import { titleOfSite } from '../../lib/seo/page-metadata.ts';
import { legalMessages } from './legal.messages.ts';
import { type PolicyText, policies, policyHead, sectionsOf } from './policy-text.ts';

export type PolicyName = (typeof policies)[number];

const files = import.meta.glob<string>('../../../content/*/legal/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** @throws Error with file and line */
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

export function languagesWithPolicy(policy: PolicyName): Language[] {
  return languages.filter((language) => readPolicy(policy, language) !== undefined);
}

/** @throws Error if there is no policy at the address */
export function policyAt(pathname: string): PolicyName {
  const name = policies.find((policy) => withPrefix(pathname, '') === href('', policy));
  if (!name) throw new Error(`${pathname} is no policy`);
  return name;
}

export function loadPolicy(args: PageRequest, name: PolicyName) {
  const { language } = requestLocale(args);
  const own = readPolicy(name, language);
  const policy = own ?? readPolicy(name, defaultLanguage);
  if (!policy) throw new Error(`content/${defaultLanguage}/legal/${name}.md is missing`);
  const { messages } = loadMessages(legalMessages, 'legal', own ? language : defaultLanguage);
  const { title, description, subtitle, lastUpdated, introduction, sections } = policy;
  return {
    language,
    messages: {
      meta: { title: titleOfSite(title, company.name), description },
      head: { plate: messages.page.plate, title, lead: subtitle },
      page: messages.page,
    },
    frame: frameOf('legal', !own, language),
    updated: writeDay(lastUpdated, language),
    introduction,
    sections,
  };
}
