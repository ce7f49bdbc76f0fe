import type { Assistant } from '../../server/assistant/assistant.ts';
import { type AssistantIndex, addressOf } from '../../server/assistant/assistant-index.ts';
import type { Questions } from './questions.ts';

/** So many of so many. */
export type Rate = { good: number; all: number };

export type Evaluation = {
  language: string;
  hits: Rate;
  heldOutHits: Rate;
  refusals: Rate;
  heldOutRefusals: Rate;
  /** What was not answered as it should be, one line each. */
  misses: string[];
  /** Figures in an answer that the section which it names does not have, one line each. */
  wrongFigures: string[];
};

/** From which share of right answers, and of refusals of what is none of its business, the assistant may go out. */
export const leastHits = 0.9;
export const leastRefusals = 0.95;

/** Asks every question of a language and counts. */
export function evaluate(assistant: Assistant, index: AssistantIndex, questions: Questions): Evaluation {
  const { language } = index;
  const misses: string[] = [];
  const wrongFigures: string[] = [];
  const asked = questions.questions.map(({ ask, cite, heldOut = false }) => {
    const answer = assistant.answer(ask, language);
    const cited = firstLink(answer);
    const good = cited !== undefined && cite.some((place) => isAt(cited, place, language));
    const mark = heldOut ? ' (held out)' : '';
    if (!good) misses.push(`“${ask}”${mark} → ${cited ?? answer.slice(0, 40)}, not ${cite.join(' ')}`);
    for (const figure of strangeFigures(answer, index)) wrongFigures.push(`“${ask}” → ${figure} at ${cited}`);
    return { good, heldOut };
  });
  const refused = questions.offTopic.map(({ ask, heldOut = false }) => {
    const answer = assistant.answer(ask, language);
    const good = answer === index.reply.refusal;
    if (!good) misses.push(`“${ask}”${heldOut ? ' (held out)' : ''} → ${firstLink(answer)}, not refused`);
    return { good, heldOut };
  });
  return {
    language,
    hits: rateOf(asked),
    heldOutHits: rateOf(asked.filter(({ heldOut }) => heldOut)),
    refusals: rateOf(refused),
    heldOutRefusals: rateOf(refused.filter(({ heldOut }) => heldOut)),
    misses,
    wrongFigures,
  };
}

function rateOf(outcomes: readonly { good: boolean }[]): Rate {
  return { good: outcomes.filter(({ good }) => good).length, all: outcomes.length };
}

function firstLink(answer: string): string | undefined {
  return /\]\(([^)]+)\)/.exec(answer)?.[1];
}

/** Whether an address of the site is a place of the questions, which are the same for every language. */
function isAt(address: string, place: string, language: string): boolean {
  const [path = '', anchor] = place.split('#');
  const own = path.startsWith('/blog/') ? path : `/${language}${path}`.replace(/\/$/, '');
  const [itsPath, itsAnchor = ''] = address.split('#');
  return itsPath === own && (anchor === undefined || itsAnchor === anchor);
}

/** The figures of an answer's quotation that the section which it names does not have. */
function strangeFigures(answer: string, index: AssistantIndex): string[] {
  const cited = firstLink(answer);
  const quotation = answer.slice(0, answer.lastIndexOf(`\n\n${index.reply.source}`));
  const section = index.passages
    .filter((passage) => addressOf(passage) === cited)
    .flatMap(({ subheading, lines, note }) => [subheading, note, ...lines.map(({ text }) => text)])
    .join('\n');
  const own = new Set(figuresIn(section));
  return cited?.endsWith('#contact') ? [] : figuresIn(quotation).filter((figure) => !own.has(figure));
}

function figuresIn(text: string): string[] {
  return text.replaceAll('\\', '').match(/\d(?:[\d.,:/\p{Zs}]*\d)?/gu) ?? [];
}
