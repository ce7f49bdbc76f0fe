import { z } from 'zod';
import type { AnswerCard, AssistantIndex } from '../../app/features/chat/retrieval/assistant-index.server.ts';
import { escapeMarkdown } from '../../app/lib/content/markdown.ts';
import { company } from '../../app/lib/content/owner-content.server.ts';
import {
  hasSection,
  isSwitchedOff,
  pagePaths,
  policies,
  switchableSections,
  withPrefix,
} from '../../app/lib/site-paths.ts';
import cardsFile from '../../content/cards.json' with { type: 'json' };
import { composeLines, keysOf, line, named } from './card-lines.ts';
import { type ContentTexts, textAt, valueAt } from './content-texts.ts';

const address = named.startsWith('/');
const mailbox = z.enum(['general', 'sales', 'support']);

const cardsSchema = z.strictObject({
  /** What a place says is for the paid service. */
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

const isPost = (at: string) => at.startsWith('/blog/');

const FORM = '/?draft#contact';
const BOOKING = '/book';

/** A text goes with its page or section, by the beginning of its key. */
const pagesOfTexts: [beginning: string, page: string][] = [
  ...switchableSections.map((section): [string, string] => [`home.${section}.`, `/#${section}`]),
  // Most pages have their texts in a file named as their path.
  ...Object.values(pagePaths).map((path): [string, string] => [`${path}.`, `/${path}`]),
  ['credentials.certificates.', '/certifications'],
  ['funding-finder.', '/programmes'],
  ['booking.', BOOKING],
  ['news.', '/news'],
];

/** Owners may remove these. Any other missing text is a mistake. */
const removableEntries = ['products.', 'home.services.cards.', 'services.offers.cards.'];

/** @throws Error with all missing texts and links */
export function answerCards(content: ContentTexts): Record<string, AnswerCard> {
  const errors: string[] = [];
  const answers: Record<string, AnswerCard> = {};
  for (const [id, card] of Object.entries(cards)) {
    if (card.whileSample && !company.sample) continue;
    const lines = card.lines.filter((said) => keysOf(said).every((key) => hasText(key, content)));
    const hasLostAll = card.lines.length > 0 && lines.length === 0;
    if (hasLostAll || (card.page && !hasAddress(card.page, content))) continue;
    const read = card.read.filter((at) => hasAddress(at, content));
    try {
      answers[id] = composeCard({ ...card, lines, read }, content);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      errors.push(`content/cards.json: ${id} in ${content.language}: ${reason}`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return answers;
}

function hasText(key: string, { texts }: ContentTexts): boolean {
  if (pagesOfTexts.some(([beginning, page]) => key.startsWith(beginning) && isOff(page))) return false;
  return !removableEntries.some((list) => key.startsWith(list)) || Boolean(valueAt(texts, key));
}

/** An owner's post may have the number of a sample. */
function hasAddress(at: string, content: ContentTexts): boolean {
  const label = places[at]?.label;
  return !isOff(at) && (!isPost(at) || content.titles.has(at)) && (!label || hasText(label, content));
}

export function isOff(at: string): boolean {
  const [path = '', section = ''] = at.split('#');
  return isSwitchedOff(path) || (path === '/' && !hasSection(section));
}

export function phrasesOf(content: ContentTexts): AssistantIndex['phrases'] {
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

function composeCard(card: Card, content: ContentTexts): AnswerCard {
  const { refusal, source } = content.assistant.reply;
  const { refuse, read, contact, calculates = false } = card;
  const links = linksTo([...read, ...(contact ? [FORM] : [])], content);
  return {
    answer: [
      ...(refuse === true ? [escapeMarkdown(refusal)] : []),
      ...composeLines(card.lines, content),
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

function linksTo(addresses: readonly string[], content: ContentTexts): string {
  const links = addresses.map((at) => linkTo(at, content));
  return [...new Set(links.map(({ label, address: to }) => `[${escapeMarkdown(label)}](${to})`))].join(' · ');
}

/** A post has one address. If an owner's policy lacks the section, the link leads to the policy. */
export function linkTo(at: string, content: ContentTexts): { label: string; address: string } {
  const [page = ''] = at.split('#');
  const [path = ''] = page.split('?');
  const own = isPost(at) ? at : withPrefix(path, content.language) + at.slice(path.length);
  const title = content.titles.get(at);
  if (title) return { label: title, address: own };
  const place = places[at];
  if (place) return { label: textAt(content.texts, place.label), address: own };
  if (at !== page && policies.some((policy) => page === `/${policy}`)) return linkTo(page, content);
  throw new Error(`places does not have ${at}`);
}

function directContact(name: z.infer<typeof mailbox>): string {
  const email = company.emails[name];
  return `[${email}](mailto:${email}) · ${company.phone.shown}`;
}
