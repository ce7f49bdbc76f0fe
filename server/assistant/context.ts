import type { AssistantIndex } from './assistant-index.ts';
import { featuresOf } from './features.ts';

export type Context = {
  /** The same for every question, so that services can cache it. */
  pages: string;
  nearest: string;
  /** Markdown; empty without corrections. */
  warningsOn: (reply: string) => string;
};

const mostSections = 2;
const longestSection = 2000;
/** A reply must not invent these. */
const claim =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s/)]+|(?<![\p{L}\d#/-])\d[\d.,'\p{Zs}]*\d|(?<![\p{L}\d#/-])\d(?![.)] )/gu;
const promise = /guarant|garant|гарант|promis|promet|promess|versprech|zusicher|обеща|обіця/i;

function sectionFinder({ sections, language }: AssistantIndex): (question: string) => string[] {
  const read = sections.map(({ address, text }) => ({
    shown: `(${address}) ${text.slice(0, longestSection)}`,
    has: new Set(text.split('\n').flatMap((line) => [...featuresOf(line, language).keys()])),
  }));
  const counts = new Map<number, number>();
  for (const { has } of read) for (const feature of has) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return (question) => {
    const asked = [...featuresOf(question, language)].map(
      ([feature, count]) =>
        [feature, count * Math.log(1 + read.length / (counts.get(feature) ?? 1))] as const,
    );
    const shared = (has: ReadonlySet<number>) =>
      asked.reduce((sum, [feature, count]) => sum + (has.has(feature) ? count ** 2 : 0), 0);
    return read
      .map(({ shown, has }) => ({ shown, score: shared(has) / Math.log(9 + has.size) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, mostSections)
      .map(({ shown }) => shown);
  };
}

/** @param asked newest question first */
export type ContextOf = (
  asked: readonly [question: string, ...earlier: string[]],
  answers: readonly string[],
  reply: AssistantIndex['reply'],
) => Context;

export function contextOf(index: AssistantIndex): ContextOf {
  const { pages } = index;
  const sectionsFor = sectionFinder(index);
  const claimed = claimsIn(pages);
  return (asked, answers, reply) => {
    const nearest = [...answers, ...sectionsFor(asked[0])].join('\n\n');
    return {
      pages,
      nearest,
      warningsOn(text) {
        const said = claimsIn([nearest, ...asked].join('\n'));
        const unfounded = [...new Set(text.match(claim) ?? [])].filter(
          (one) => !claimed.has(plain(one)) && !said.has(plain(one)),
        );
        const warnings = [
          ...(unfounded.length > 0
            ? [`${reply.unfounded} ${unfounded.map((one) => one.trim()).join(', ')}`]
            : []),
          ...(promise.test(text) ? [reply.noPromise] : []),
        ];
        return warnings.map((warning) => `\n\n**${warning}**`).join('');
      },
    };
  };
}

/** Separators between digits differ by language. */
function plain(one: string): string {
  return /^\d/.test(one) ? one.replace(/\D/g, '') : one.toLowerCase();
}

function claimsIn(text: string): ReadonlySet<string> {
  return new Set((text.match(claim) ?? []).map(plain));
}
