import type { AssistantIndex } from './assistant-index.ts';
import { featuresOf } from './features.ts';

/** What a paid service may answer from. */
export type Ground = {
  /** All that the pages say, in the language of the page: the same for every question, so that services can cache it. */
  pages: string;
  /** What is nearest to this question: answers of the site, and sections of its posts and policies. */
  nearest: string;
  /** What has to be said beneath a reply, as Markdown; empty where nothing is wrong with it. */
  remarksOn: (reply: string) => string;
};

const mostSections = 2;
const longestSection = 2000;
/** Figures, mailboxes, and the hosts of addresses: what a reply must not invent. The number before an entry is none. */
const claim =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s/)]+|(?<![\p{L}\d#/-])\d[\d.,'\p{Zs}]*\d|(?<![\p{L}\d#/-])\d(?![.)] )/gu;
/** How promises are begun in the five languages. */
const promise = /guarant|garant|гарант|promis|promet|promess|versprech|zusicher|обеща|обіця/i;

/** Finds the sections of posts and policies that share most with a question; what fewer of them have counts more. */
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

/**
 * @param asked the newest question first, then what was asked before
 * @param answers the nearest that the site has
 * @param reply in the language of the question
 */
export type GroundOf = (
  asked: readonly [question: string, ...earlier: string[]],
  answers: readonly string[],
  reply: AssistantIndex['reply'],
) => Ground;

/** Reads an index for a paid service. */
export function groundOf(index: AssistantIndex): GroundOf {
  const { pages } = index;
  const sectionsFor = sectionFinder(index);
  // Read once: the pages are long, and asked about often.
  const claimed = claimsIn(pages);
  return (asked, answers, reply) => {
    const nearest = [...answers, ...sectionsFor(asked[0])].join('\n\n');
    return {
      pages,
      nearest,
      remarksOn(text) {
        const said = claimsIn([nearest, ...asked].join('\n'));
        const unfounded = [...new Set(text.match(claim) ?? [])].filter(
          (one) => !claimed.has(plain(one)) && !said.has(plain(one)),
        );
        const remarks = [
          ...(unfounded.length > 0
            ? [`${reply.unfounded} ${unfounded.map((one) => one.trim()).join(', ')}`]
            : []),
          ...(promise.test(text) ? [reply.noPromise] : []),
        ];
        return remarks.map((remark) => `\n\n**${remark}**`).join('');
      },
    };
  };
}

/** Figures without what stands between their digits, which differs from language to language. */
function plain(one: string): string {
  return /^\d/.test(one) ? one.replace(/\D/g, '') : one.toLowerCase();
}

function claimsIn(text: string): ReadonlySet<string> {
  return new Set((text.match(claim) ?? []).map(plain));
}
