import { z } from 'zod';
import type { AnswerCard, AssistantIndex } from '../../app/features/chat/retrieval/assistant-index.server.ts';
import { escapeMarkdown } from '../../app/lib/content/markdown.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import { hasSection, isSwitchedOff, withPrefix } from '../../app/lib/site-paths.ts';
import cardsFile from '../../content/cards.json' with { type: 'json' };
import { type ContentLines, colonIn, prose } from './content-texts.ts';

/** Keys may contain a year (`history.2024`), but no position (`hero.points.0`), which changes with the text. */
const POSITION = /~|#section-\d|\.\d{1,3}(?:\.|$)/;
export const named = z.string().refine((key) => !POSITION.test(key), {
  error: ({ input }) =>
    `${input} counts sentences, entries or sections: write the text into content/<language>/assistant.json and name it here, such as assistant.own.payback`,
});
/** A key of `ContentLines`, or several, of which the first is a label. */
const line = named.or(z.array(named).min(2));
const address = named.startsWith('/');
const mailbox = z.enum(['general', 'sales', 'support']);

const cardsSchema = z.strictObject({
  /** The name of a page or section, and its texts for the paid service. */
  places: z.record(address, z.strictObject({ label: named, says: z.array(named).default([]) })),
  cards: z.record(
    z.string(),
    z.strictObject({
      lines: z.array(line),
      /** The lines sum up this page. While it is switched off, the card is left out. */
      page: address.optional(),
      read: z.array(address).default([]),
      contact: mailbox.optional(),
      greeting: z.literal(true).optional(),
      /** A question with an amount gets a calculation before the lines. */
      calculates: z.literal(true).optional(),
      /** With `true`, the lines follow the refusal that all subjects share. */
      refuse: z.union([z.literal(true), z.literal('inOwnWords')]).optional(),
      /** The card is left out once company.json says `"sample": false`. */
      whileSample: z.literal(true).optional(),
    }),
  ),
});

export const { cards, places } = cardsSchema.parse(cardsFile);
type Card = (typeof cards)[string];

const FORM = '/?draft#contact';
const BOOKING = '/book';

/** @throws Error with all missing lines and links */
export function answerCards(content: ContentLines): Record<string, AnswerCard> {
  const errors: string[] = [];
  const answers: Record<string, AnswerCard> = {};
  const isIn = (at: string) => !(isOff(at) || isGone(at, content));
  for (const [id, card] of Object.entries(cards)) {
    if (card.whileSample && !company.sample) continue;
    const lines = card.lines.filter((at) => [at].flat().every(isIn));
    const hasLostAll = card.lines.length > 0 && lines.length === 0;
    if (hasLostAll || (card.page && !isIn(card.page))) continue;
    try {
      answers[id] = composeCard({ ...card, lines, read: card.read.filter(isIn) }, content);
    } catch (error) {
      errors.push(`content/cards.json: ${id}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return answers;
}

export function phrasesOf(content: ContentLines): AssistantIndex['phrases'] {
  const { refusal, unsure, nearest, incomplete, offTopic } = content.assistant.reply;
  const links = linksTo([...(isOff(BOOKING) ? [] : [BOOKING]), FORM], content);
  return {
    refusal: escapeMarkdown(refusal),
    unsure: [unsure, directContact('general'), links].join('\n\n'),
    nearest,
    incomplete: `${incomplete} ${links}`,
    offTopic: `${offTopic} ${links}`,
  };
}

function composeCard(card: Card, content: ContentLines): AnswerCard {
  const { refusal, source } = content.assistant.reply;
  const { refuse, read, contact, calculates = false } = card;
  const links = linksTo([...read, ...(contact ? [FORM] : [])], content);
  return {
    answer: [
      ...(refuse === true ? [escapeMarkdown(refusal)] : []),
      ...paragraphs(card, content),
      ...(contact ? [directContact(contact), links] : []),
      ...(!contact && links ? [`${source} ${links}`] : []),
    ].join('\n\n'),
    kind: kindOf(card),
    calculates,
  };
}

function kindOf({ refuse, contact, greeting }: Card): AnswerCard['kind'] {
  if (refuse) return 'offTopic';
  if (contact) return 'contact';
  return greeting ? 'greeting' : 'content';
}

function paragraphs(card: Card, content: ContentLines): string[] {
  const blocks: { isList: boolean; texts: string[] }[] = [];
  for (const said of card.lines.map((at) => quote(at, content))) {
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

function quote(at: Card['lines'][number], content: ContentLines): string | string[] {
  if (typeof at === 'string') return content.at(at);
  const [label = '', ...said] = at.map((part) => [content.at(part)].flat().join(' '));
  return [label.replace(/:$/, '') + colonIn(content.language) + prose(said)];
}

function linksTo(addresses: readonly string[], content: ContentLines): string {
  const links = addresses.map((at) => linkTo(at, content));
  return [...new Set(links.map(({ label, address: to }) => `[${escapeMarkdown(label)}](${to})`))].join(' · ');
}

/** A post has the same address in all languages. If an owner's policy lacks the section, the link leads to the policy. */
export function linkTo(at: string, content: ContentLines): { label: string; address: string } {
  const [page = '', section = ''] = at.split('#');
  const [path = ''] = page.split('?');
  const own = withPrefix(path, content.language) + at.slice(path.length);
  const post = /^\/blog\/(\d+)$/.exec(at)?.[1];
  if (post) return { label: content.samplePostTitles.get(Number(post)) ?? '', address: at };
  if (section && /^\/(?:terms|privacy|cookies)$/.test(page)) {
    const label = content.policySectionTitle(page.slice(1), section);
    return label ? { label, address: own } : linkTo(page, content);
  }
  const place = places[at];
  if (!place) throw new Error(`places does not have ${at}`);
  return { label: [content.at(place.label)].flat().join(' '), address: own };
}

function directContact(name: z.infer<typeof mailbox>): string {
  const email = company.emails[name];
  return `[${email}](mailto:${email}) · ${company.phone.shown}`;
}

/** Owners may remove products, entries and posts, or have other posts under the same numbers. */
function isGone(at: string, content: ContentLines): boolean {
  const post = /^\/blog\/(\d+)/.exec(at)?.[1];
  if (post) return !content.samplePostTitles.has(Number(post));
  const entry = /^(?:product:\w+|[\w-]+\.\S*(?:items|cards)\.\w+)/.exec(at)?.[0];
  return entry !== undefined && !content.has(entry);
}

export function isOff(at: string): boolean {
  const [path = '', section = ''] = (at.startsWith('/') ? at : pageOf(at)).split('#');
  return isSwitchedOff(path) || (path === '/' && !hasSection(section));
}

function pageOf(key: string): string {
  const [messages = '', section = ''] = key.split('.');
  if (messages === 'home') return `/#${section}`;
  if (messages === 'booking') return BOOKING;
  if (messages === 'funding-finder') return '/programmes';
  return key.startsWith('credentials.certificates') ? '/certifications' : `/${messages}`;
}
