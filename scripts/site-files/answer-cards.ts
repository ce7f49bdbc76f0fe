import { z } from 'zod';
import { company } from '../app/content/company.server.ts';
import { hasSection, postHref, withPrefix } from '../app/i18n/href.ts';
import type { Language } from '../app/i18n/languages.ts';
import cardsFile from '../content/cards.json' with { type: 'json' };
import type { AnswerCard } from '../server/assistant/assistant-index.ts';
import { escapeMarkdown } from '../server/assistant/escape-markdown.ts';
import { type ContentLines, colonIn, englishOf, joined, valueAt } from './content-lines.ts';

/** A place in content/, or several that stand in one line; of several the first is what the others are of. */
const line = z.union([
  z.string(),
  z
    .array(z.string())
    .min(2)
    .or(z.tuple([z.string()])),
]);
const mailbox = z.enum(['general', 'sales', 'support']);

/** The shape of `content/cards.json`. */
const cardsSchema = z.strictObject({
  /** Where links lead, without the language: the place of their words, and what stands there, for a paid service. */
  places: z.record(
    z.string().startsWith('/'),
    z.strictObject({ label: z.string(), says: z.array(z.string()).optional() }),
  ),
  cards: z.record(
    z.string(),
    z.strictObject({
      lines: z.array(line),
      /** Where to read on. */
      read: z.array(z.string().startsWith('/')).optional(),
      /** A wish that a person has to fulfil, and the mailbox for it. */
      contact: mailbox.optional(),
      /** What the State would pay of an amount in the question stands before the lines. */
      calculates: z.literal(true).optional(),
      /** Not answered: the refusal stands before the lines. */
      refuse: z.literal(true).optional(),
    }),
  ),
});

const file = cardsSchema.parse(cardsFile);
type Card = (typeof file.cards)[string];

/** Whether a line or an address is of something that the owner has switched off. */
function isOff(at: string): boolean {
  const section = /^(?:home\.|\/#)(\w+)/.exec(at)?.[1] ?? '';
  return !hasSection(section) || (!hasSection('blog') && /^(?:posts\/|\/blog\/)/.test(at));
}

/** Lines left out because their lists have no such entry: the owner has fewer products, services or questions. */
export const leftOut = new Set<string>();

/** Whether a line is of an entry that its list does not have, as the English file says. */
function isGone(at: string): boolean {
  const entry = /^(?:product:(\w+)|([\w-]+)\.(\S*(?:items|cards|years)\.\w+))/.exec(at);
  if (!entry) return false;
  const [, product = '', words, keys = ''] = entry;
  const isThere = words ? valueAt(englishOf(words), keys.split('.')) : company.products[product];
  if (!isThere) leftOut.add(at);
  return !isThere;
}

const keptOf = <At extends string | string[]>(lines: readonly At[]): At[] =>
  lines.filter(
    (at) =>
      ![at]
        .flat()
        .join(' ')
        .split(' ')
        .some((one) => isOff(one) || isGone(one)),
  );

/** Every card of the file, also those that only something switched off would answer. */
export const allCards = file.cards;

/** Where links lead, and the cards with the lines that the site still has. */
export const places = Object.fromEntries(
  Object.entries(file.places)
    .filter(([address]) => !isOff(address))
    .map(([address, { says = [], ...place }]) => [address, { ...place, says: keptOf(says) }]),
);
export const cards: Record<string, Card> = Object.fromEntries(
  Object.entries(file.cards)
    .map(([id, card]) => [id, { ...card, lines: keptOf(card.lines), read: keptOf(card.read ?? []) }] as const)
    .filter(([id, card]) => card.lines.length > 0 || file.cards[id]?.lines.length === 0),
);

/** The contact form with the visitor's question in it: the panel understands the address. */
const form = '/?draft#contact';
/** Says what it is before a colon, or is no sentence: an entry of a list. */
const entry = /^[^.!?:]{1,60}: \S|^\p{Ll}|[^.!?…:]$/u;

/** A line as it is read, and whether it stands in a list. */
function linesAt(
  at: Card['lines'][number],
  content: ContentLines,
  language: Language,
): { text: string; listed: boolean }[] {
  if (typeof at === 'string') {
    const texts = content.at(at);
    return texts.map((text) => ({ text, listed: texts.length > 1 || entry.test(text) }));
  }
  const parts = at.map((part) => part.split(' ').flatMap(content.at).join(' '));
  const [label = '', ...said] = parts;
  return [{ text: said.length > 0 ? label + colonIn(language) + joined(said) : label, listed: true }];
}

/** The lines of a card as Markdown: what belongs to a list is one, the rest is running text. */
function paragraphs(card: Card, content: ContentLines, language: Language): string[] {
  const blocks: { listed: boolean; texts: string[] }[] = [];
  for (const { text, listed } of card.lines.flatMap((at) => linesAt(at, content, language))) {
    const last = blocks.at(-1);
    if (last?.listed === listed) last.texts.push(escapeMarkdown(text));
    else blocks.push({ listed, texts: [escapeMarkdown(text)] });
  }
  return blocks.map(({ listed, texts }) =>
    listed && texts.length > 1 ? texts.map((text) => `- ${text}`).join('\n') : joined([...texts, '']).trim(),
  );
}

/** A link of the site in a language. A post has one address for all; what it is called is its title. */
export function linkTo(address: string, language: Language, content: ContentLines) {
  const [path = '', section = ''] = address.split('#');
  const [page = '', query] = path.split('?');
  const anchor = section ? `#${section}` : '';
  const post = /^\/blog\/(\d+)$/.exec(page)?.[1];
  if (post) {
    const title = content.posts.get(Number(post));
    if (!title) throw new Error(`there is no post ${post} in ${language}`);
    return { label: title, address: postHref(Number(post)) + anchor };
  }
  const policy = section && /^\/(terms|privacy|cookies)$/.test(page);
  const place = policy ? `legal${page}#${section}` : places[address]?.label;
  if (!place) throw new Error(`places does not have ${address}`);
  const own = withPrefix(page, language) + (query ? `?${query}` : '');
  return { label: content.at(place).join(' '), address: own + anchor };
}

function composed(card: Card, language: Language, content: ContentLines): AnswerCard {
  const [refusal = '', source = ''] = ['refusal', 'source'].map(
    (key) => content.at(`assistant.reply.${key}`)[0] ?? '',
  );
  const { emails, phone } = company;
  const email = card.contact && emails[card.contact];
  const links = [...(card.read ?? []), ...(email ? [form] : [])].map((at) => linkTo(at, language, content));
  const shown = links.map(({ label, address }) => `[${escapeMarkdown(label)}](${address})`).join(' · ');
  return {
    answer: [
      ...(card.refuse ? [escapeMarkdown(refusal)] : []),
      ...paragraphs(card, content, language),
      ...(email ? [`[${email}](mailto:${email}) · ${phone.shown}`, shown] : []),
      ...(!email && shown ? [`${source} ${shown}`] : []),
    ].join('\n\n'),
    refused: card.refuse === true,
    contact: email !== undefined,
    calculates: card.calculates === true,
    links,
  };
}

/**
 * The answer to every card in a language.
 * @throws Error that lists each card with a line or a link that is not there
 */
export function answerCards(language: Language, content: ContentLines): Record<string, AnswerCard> {
  const faults: string[] = [];
  const answers: Record<string, AnswerCard> = {};
  for (const [id, card] of Object.entries(cards)) {
    try {
      answers[id] = composed(card, language, content);
    } catch (fault) {
      faults.push(`content/cards.json: ${id}: ${fault instanceof Error ? fault.message : fault}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return answers;
}
