import type { AssistantIndex } from './assistant-index.server.ts';
import { featuresOf } from './features.server.ts';

const mostSections = 2;
const longestSection = 2000;
/** Mailboxes, hosts and figures: a reply must not invent these. */
const claim =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s/)]+|(?<![\p{L}\d#/-])\d[\d.,'\p{Zs}]*\d|(?<![\p{L}\d#/-])\d(?![.)] )/gu;
const promise = /guarant|garant|гарант|promis|promet|promess|versprech|zusicher|обеща|обіця/i;

/** Texts for a paid service. `pages` is the same for every question, for services that cache. */
export function contextOf({ pages, sections, messages }: AssistantIndex) {
  const known = claimsIn(pages);
  const { unfounded, noPromise } = messages.reply;
  const read = sections.map(({ address, text }) => ({
    shown: `(${address}) ${text.slice(0, longestSection)}`,
    features: new Set(text.split('\n').flatMap((line) => [...featuresOf(line).keys()])),
  }));
  const counts = new Map<number, number>();
  for (const { features } of read) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  function nearestTo(question: string): string[] {
    const asked = [...featuresOf(question)].map(
      ([one, weight]) => [one, (weight * Math.log(1 + read.length / (counts.get(one) ?? 1))) ** 2] as const,
    );
    const shared = (features: ReadonlySet<number>) =>
      asked.reduce((sum, [one, weight]) => sum + (features.has(one) ? weight : 0), 0);
    return read
      .map(({ shown, features }) => ({ shown, score: shared(features) / Math.log(9 + features.size) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, mostSections)
      .map(({ shown }) => shown);
  }
  /** @param asked newest question first */
  return (asked: readonly [question: string, ...earlier: string[]], answers: readonly string[]) => {
    const nearest = [...answers, ...nearestTo(asked[0])].join('\n\n');
    return {
      pages,
      nearest,
      /** Markdown; empty if there is nothing to correct. */
      warningsOn(reply: string): string {
        const said = claimsIn([nearest, ...asked].join('\n'));
        const made = (reply.match(claim) ?? []).filter(
          (one) => !known.has(plain(one)) && !said.has(plain(one)),
        );
        const list = [...new Set(made.map((one) => one.trim()))].join(', ');
        const warnings = [list && `${unfounded} ${list}`, promise.test(reply) && noPromise];
        return warnings.map((warning) => (warning ? `\n\n**${warning}**` : '')).join('');
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
