import { z } from 'zod';
import type { AnswerCard } from '../../app/features/chat/retrieval/assistant-index.server.ts';
import { escapeMarkdown } from '../../app/lib/content/markdown.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { hasSection, isSwitchedOff, withPrefix } from '../../app/lib/site-paths.ts';
import cardsFile from '../../content/cards.json' with { type: 'json' };
import { type ContentLines, colonIn, englishOf, prose, valueAt } from './content-lines.ts';

/** Years are names. */
const position = /~|#section-\d|\.\d{1,3}(?:\.|$)/;
export const named = z.string().refine((place) => !position.test(place), {
  error: ({ input }) =>
    `${input} counts sentences, entries or sections: write the text into content/<language>/assistant.json and name it here, such as assistant.own.payback`,
});
/** A place of `ContentLines.at`; of several the first is the label of the others. */
const line = named.or(z.array(named).min(2));
const address = named.startsWith('/');
const mailbox = z.enum(['general', 'sales', 'support']);

/** `content/cards.json` */
const cardsSchema = z.strictObject({
  /** The place of a text, and its description for the paid service. */
  places: z.record(address, z.strictObject({ label: named, says: z.array(named).optional() })),
  cards: z.record(
    z.string(),
    z.strictObject({
      lines: z.array(line),
      /** Left out with this page, which the lines sum up. */
      page: address.optional(),
      read: z.array(address).optional(),
      contact: mailbox.optional(),
      /** A question with an amount is answered by a calculation before the lines. */
      calculates: z.literal(true).optional(),
      /** `true`: the lines follow the refusal that all subjects share. */
      refuse: z.union([z.literal(true), z.literal('inOwnWords')]).optional(),
      /** Left out once company.json says `"sample": false`. */
      whileSample: z.literal(true).optional(),
    }),
  ),
});

const file = cardsSchema.parse(cardsFile);
type Card = (typeof file.cards)[string];

export const allCards = file.cards;

/** Products, entries, posts and sections that content/ no longer has. */
export const leftOut = new Set<string>();

/** `home.fit4ai.lead` → `/#fit4ai` */
function pageOf(place: string): string {
  const [messages = '', section = ''] = place.split('.');
  if (messages === 'home') return `/#${section}`;
  if (messages === 'booking') return '/book';
  if (messages === 'funding-finder') return '/programmes';
  return place.startsWith('credentials.certificates') ? '/certifications' : `/${messages}`;
}

/** @param at a place or an address */
function isOff(at: string): boolean {
  const [path = '', section = ''] = (at.startsWith('/') ? at : pageOf(at)).split('#');
  return isSwitchedOff(path) || (path === '/' && !hasSection(section));
}

function isGone(at: string): boolean {
  const entry = /^(?:product:(\w+)|([\w-]+)\.(\S*(?:items|cards)\.\w+))/.exec(at);
  if (!entry) return false;
  const [, product = '', messages, keys = ''] = entry;
  const isThere = messages ? valueAt(englishOf(messages), keys.split('.')) : company.products[product];
  if (!isThere) leftOut.add(at);
  return !isThere;
}

/** A language may have fewer posts, an owner others under the same numbers. */
function lacksPost(at: string, language: Language, content: ContentLines): boolean {
  const post = /^\/blog\/(\d+)/.exec(at)?.[1];
  const isLacking = post !== undefined && !content.posts.has(Number(post));
  if (isLacking) leftOut.add(`post ${post} in ${language}`);
  return isLacking;
}

const isMissing = (at: string) => isOff(at) || isGone(at);

const without = <At extends string | string[]>(lines: readonly At[], isOut: (at: string) => boolean): At[] =>
  lines.filter((at) => ![at].flat().some(isOut));

export const places = Object.fromEntries(
  Object.entries(file.places)
    .filter(([at]) => !isOff(at))
    .map(([at, { says = [], ...place }]) => [at, { ...place, says: without(says, isMissing) }]),
);

const FORM = '/?draft#contact';

type PageLink = { label: string; address: string };

/** A post has one address for all languages; an owner's own policy may lack a section. */
export function linkTo(at: string, language: Language, content: ContentLines): PageLink {
  const [page = '', section = ''] = at.split('#');
  const [path = ''] = page.split('?');
  const own = withPrefix(path, language) + at.slice(path.length);
  const post = /^\/blog\/(\d+)$/.exec(at)?.[1];
  if (post) return { label: content.posts.get(Number(post)) ?? '', address: at };
  if (section && /^\/(?:terms|privacy|cookies)$/.test(page)) {
    const title = content.policySection(page.slice(1), section);
    if (title) return { label: title, address: own };
    leftOut.add(`${at} in ${language}`);
    return linkTo(page, language, content);
  }
  const place = places[at];
  if (!place) throw new Error(`places does not have ${at}`);
  return { label: [content.at(place.label)].flat().join(' '), address: own };
}

function quote(at: Card['lines'][number], content: ContentLines, language: Language): string | string[] {
  if (typeof at === 'string') return content.at(at);
  const [label = '', ...said] = at.map((part) => [content.at(part)].flat().join(' '));
  return [label.replace(/:$/, '') + colonIn(language) + prose(said)];
}

/** Lists that follow each other become one, and so do sentences. */
function paragraphs(card: Card, content: ContentLines, language: Language): string[] {
  const blocks: { isList: boolean; texts: string[] }[] = [];
  for (const said of card.lines.map((at) => quote(at, content, language))) {
    const isList = Array.isArray(said);
    const texts = [said].flat().map(escapeMarkdown);
    const last = blocks.at(-1);
    if (last?.isList === isList) last.texts.push(...texts);
    else blocks.push({ isList, texts });
  }
  return blocks.map(({ isList, texts }) =>
    isList && texts.length > 1 ? texts.map((text) => `- ${text}`).join('\n') : prose([...texts, '']).trim(),
  );
}

function composeCard(card: Card, language: Language, content: ContentLines): AnswerCard {
  const { refusal, source } = content.assistant.reply;
  const { emails, phone } = company;
  const email = card.contact && emails[card.contact];
  const links = [...(card.read ?? []), ...(email ? [FORM] : [])].map((at) => linkTo(at, language, content));
  const written = links.map(({ label, address: to }) => `[${escapeMarkdown(label)}](${to})`);
  const shown = [...new Set(written)].join(' · ');
  return {
    answer: [
      ...(card.refuse === true ? [escapeMarkdown(refusal)] : []),
      ...paragraphs(card, content, language),
      ...(email ? [`[${email}](mailto:${email}) · ${phone.shown}`, shown] : []),
      ...(!email && shown ? [`${source} ${shown}`] : []),
    ].join('\n\n'),
    isOffTopic: card.refuse !== undefined,
    isContact: email !== undefined,
    calculates: card.calculates === true,
  };
}

/** @throws Error listing all missing lines and links */
export function answerCards(language: Language, content: ContentLines): Record<string, AnswerCard> {
  const errors: string[] = [];
  const answers: Record<string, AnswerCard> = {};
  for (const [id, { lines, read = [], ...card }] of Object.entries(file.cards)) {
    if (card.whileSample && !company.sample) continue;
    const isOut = (at: string) => isMissing(at) || lacksPost(at, language, content);
    const kept = { ...card, lines: without(lines, isOut), read: without(read, isOut) };
    const hasLostAll = lines.length > 0 && kept.lines.length === 0;
    if (hasLostAll || (card.page && isOut(card.page))) continue;
    try {
      answers[id] = composeCard(kept, language, content);
    } catch (error) {
      errors.push(`content/cards.json: ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return answers;
}
