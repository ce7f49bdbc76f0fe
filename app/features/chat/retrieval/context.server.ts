import type { AssistantIndex } from './assistant-index.server.ts';

/** Mailboxes, hosts and figures: a reply must not invent these. */
const claim =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s/)]+|(?<![\p{L}\d#/-])\d[\d.,'\p{Zs}]*\d|(?<![\p{L}\d#/-])\d(?![.)] )/gu;
const promise = /guarant|garant|гарант|promis|promet|promess|versprech|zusicher|обеща|обіця/i;

/** Texts for a paid service. `pages` is the same for every question, for services that cache. */
export function contextOf(
  { pages, messages }: AssistantIndex,
  asked: readonly string[],
  answers: readonly string[],
) {
  const nearest = answers.join('\n\n');
  return {
    pages,
    nearest,
    /** Markdown; empty if there is nothing to correct. */
    warningsOn(reply: string): string {
      const { unfounded, noPromise } = messages.reply;
      const known = new Set(claimsIn([pages, nearest, ...asked].join('\n')).map(plain));
      const made = claimsIn(reply).filter((one) => !known.has(plain(one)));
      const list = [...new Set(made.map((one) => one.trim()))].join(', ');
      const warnings = [list && `${unfounded} ${list}`, promise.test(reply) && noPromise];
      return warnings.map((warning) => (warning ? `\n\n**${warning}**` : '')).join('');
    },
  };
}

function claimsIn(text: string): string[] {
  return text.match(claim) ?? [];
}

/** Separators between digits differ by language. */
function plain(one: string): string {
  return /^\d/.test(one) ? one.replace(/\D/g, '') : one.toLowerCase();
}
