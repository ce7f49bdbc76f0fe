import { z } from 'zod';
import type { AnswerCard } from '../../app/features/chat/retrieval/assistant-index.server.ts';
import { escapeMarkdown } from '../../app/lib/content/markdown.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { hasSection, postHref, withPrefix } from '../../app/lib/site-paths.ts';
import { switches } from '../../app/lib/switches.ts';
import cardsFile from '../../content/cards.json' with { type: 'json' };
import { type ContentLines, colonIn, englishOf, prose, valueAt } from './content-lines.ts';

/** The first of several is the heading of the others. */
const line = z.string().or(z.array(z.string()).min(1));
const mailbox = z.enum(['general', 'sales', 'support']);

/** `content/cards.json` */
const cardsSchema = z.strictObject({
  /** The place of a text, and its description for the paid service. */
  places: z.record(
    z.string().startsWith('/'),
    z.strictObject({ label: z.string(), says: z.array(z.string()).optional() }),
  ),
  cards: z.record(
    z.string(),
    z.strictObject({
      lines: z.array(line),
      read: z.array(z.string().startsWith('/')).optional(),
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

function isOff(at: string): boolean {
  if (/^(?:\/book|booking\.)/.test(at)) return !switches.booking;
  const section = /^(?:home\.|\/#)(\w+)/.exec(at)?.[1] ?? '';
  const prefix = /^\/?([\w-]+)(?:[.#?]|$)/.exec(at)?.[1] ?? '';
  const page = at.startsWith('credentials.certificates') ? 'certifications' : prefix;
  if (switches.pages?.[page] === false) return true;
  return !hasSection(section) || (!hasSection('blog') && /^(?:posts\/|\/blog\/)/.test(at));
}

/** Places that content/ no longer has, such as a product that was removed. */
export const leftOut = new Set<string>();

function isGone(at: string): boolean {
  const entry = /^(?:product:(\w+)|([\w-]+)\.(\S*(?:items|cards|years)\.\w+))/.exec(at);
  if (!entry) return false;
  const [, product = '', messages, keys = ''] = entry;
  const isThere = messages ? valueAt(englishOf(messages), keys.split('.')) : company.products[product];
  if (!isThere) leftOut.add(at);
  return !isThere;
}

const without = <At extends string | string[]>(lines: readonly At[], isOut: (at: string) => boolean): At[] =>
  lines.filter((at) => ![at].flat().join(' ').split(' ').some(isOut));
const keptOf = <At extends string | string[]>(lines: readonly At[]) =>
  without(lines, (at) => isOff(at) || isGone(at));

export const allCards = file.cards;

export const places = Object.fromEntries(
  Object.entries(file.places)
    .filter(([address]) => !isOff(address))
    .map(([address, { says = [], ...place }]) => [address, { ...place, says: keptOf(says) }]),
);
const cards: Record<string, Card> = Object.fromEntries(
  Object.entries(file.cards)
    .map(([id, card]) => [id, { ...card, lines: keptOf(card.lines), read: keptOf(card.read ?? []) }] as const)
    .filter(([, card]) => company.sample || !card.whileSample)
    .filter(([id, card]) => card.lines.length > 0 || file.cards[id]?.lines.length === 0),
);

const FORM = '/?draft#contact';
/** A list entry has a heading before a colon, or is no sentence. */
const entry = /^[^.!?:]{1,60}: \S|^\p{Ll}|[^.!?…:]$/u;

function linesAt(at: Card['lines'][number], content: ContentLines, language: Language) {
  if (typeof at === 'string') {
    const texts = content.at(at);
    return texts.map((text) => ({ text, listed: texts.length > 1 || entry.test(text) }));
  }
  const parts = at.map((part) => part.split(' ').flatMap(content.at).join(' '));
  const [label = '', ...said] = parts;
  const entryText = said.length > 0 ? label.replace(/:$/, '') + colonIn(language) + prose(said) : label;
  return [{ text: entryText, listed: true }];
}

/** List entries one per line, the rest as running text. */
function paragraphs(card: Card, content: ContentLines, language: Language): string[] {
  const blocks: { listed: boolean; texts: string[] }[] = [];
  for (const { text, listed } of card.lines.flatMap((at) => linesAt(at, content, language))) {
    const last = blocks.at(-1);
    if (last?.listed === listed) last.texts.push(escapeMarkdown(text));
    else blocks.push({ listed, texts: [escapeMarkdown(text)] });
  }
  return blocks.map(({ listed, texts }) =>
    listed && texts.length > 1 ? texts.map((text) => `- ${text}`).join('\n') : prose([...texts, '']).trim(),
  );
}

/** A post has one address for all languages. */
export function linkTo(address: string, language: Language, content: ContentLines) {
  const [path = '', section = ''] = address.split('#');
  const [page = '', query] = path.split('?');
  const anchor = section ? `#${section}` : '';
  const post = Number(/^\/blog\/(\d+)$/.exec(page)?.[1]);
  if (post) return { label: content.posts.get(post) ?? '', address: postHref(post) + anchor };
  const policy = section && /^\/(terms|privacy|cookies)$/.test(page);
  const place = policy ? `legal${page}#${section}` : places[address]?.label;
  if (!place) throw new Error(`places does not have ${address}`);
  const own = withPrefix(page, language) + (query ? `?${query}` : '');
  return { label: content.at(place).join(' '), address: own + anchor };
}

function composeCard(card: Card, language: Language, content: ContentLines): AnswerCard {
  const { refusal, source } = content.assistant.reply;
  const { emails, phone } = company;
  const email = card.contact && emails[card.contact];
  const links = [...(card.read ?? []), ...(email ? [FORM] : [])].map((at) => linkTo(at, language, content));
  const shown = links.map(({ label, address }) => `[${escapeMarkdown(label)}](${address})`).join(' · ');
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

/** A language may have fewer posts, an owner others under the same numbers. */
export function lacksPost(at: string, language: Language, content: ContentLines): boolean {
  const place = at.replace(/^\/blog\//, 'posts/');
  const post = /^posts\/(\d+)/.exec(place)?.[1];
  const isKept = post === undefined || content.posts.has(Number(post));
  const isLacking = !isKept || (place.startsWith('posts/') && place.includes('#') && !content.has(place));
  if (isLacking) leftOut.add(`${isKept ? place : `post ${post}`} in ${language}`);
  return isLacking;
}

/** @throws Error listing all missing lines and links */
export function answerCards(language: Language, content: ContentLines): Record<string, AnswerCard> {
  const errors: string[] = [];
  const answers: Record<string, AnswerCard> = {};
  for (const [id, card] of Object.entries(cards)) {
    const lines = without(card.lines, (at) => lacksPost(at, language, content));
    const read = without(card.read ?? [], (at) => lacksPost(at, language, content));
    try {
      const last = lines.slice(-1).flatMap((at) => linesAt(at, content, language));
      // What is left may only announce what a post would have said.
      const isEmpty = last.at(-1)?.text.endsWith(':') ?? true;
      if (lines.length < card.lines.length && isEmpty) continue;
      answers[id] = composeCard({ ...card, lines, read }, language, content);
    } catch (error) {
      errors.push(`content/cards.json: ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return answers;
}
