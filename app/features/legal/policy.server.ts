import { loadFrame, pageHeadTags } from '../../components/layout/load-page.server.ts';
import { readFrontMatter } from '../../lib/content/front-matter.server.ts';
import { readMarkdown } from '../../lib/content/markdown.server.ts';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { writeDay } from '../../lib/i18n/date.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../lib/i18n/languages.ts';
import { type PageRequest, requestLocale } from '../../lib/i18n/request-locale.ts';
import { titleOfSite } from '../../lib/seo/page-metadata.ts';
import { href, policies, withPrefix } from '../../lib/site-paths.ts';
import { legalMessages } from './legal.messages.ts';
import { policyHead } from './policy-head.ts';

export type PolicyName = (typeof policies)[number];

const files = import.meta.glob<string>('../../../content/*/legal/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** @throws Error with file and line */
export function readPolicy(policy: PolicyName, language: Language) {
  const file = `content/${language}/legal/${policy}.md`;
  const content = files[`../../../${file}`];
  if (content === undefined) return;
  const { head, body } = readFrontMatter(policyHead, file, content);
  return { ...head, blocks: readMarkdown(body) };
}

/** Falls back to English. @throws Error if the address has no policy */
export function loadPolicy(args: PageRequest) {
  const { language } = requestLocale(args);
  const name = policies.find((candidate) => href('', candidate) === withPrefix(args.url.pathname, ''));
  if (!name) throw new Error(`${args.url.pathname} is no policy`);
  const translation = readPolicy(name, language);
  const policy = translation ?? readPolicy(name, DEFAULT_LANGUAGE);
  if (!policy) throw new Error(`content/${DEFAULT_LANGUAGE}/legal/${name}.md is missing`);
  const { page } = loadMessages(legalMessages, 'legal', translation ? language : DEFAULT_LANGUAGE).messages;
  const { title, description, subtitle, lastUpdated, blocks } = policy;
  const messages = {
    meta: { title: titleOfSite(title, company.name), description },
    head: { plate: page.plate, title, lead: subtitle },
    page,
  };
  const translated = languages.filter((candidate) => readPolicy(name, candidate));
  return {
    headTags: pageHeadTags(name, { language, languages: translated, messages }),
    messages,
    frame: loadFrame('legal', !translation, language),
    updated: writeDay(lastUpdated, language),
    blocks,
  };
}
