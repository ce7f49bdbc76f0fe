const PLACEHOLDER = /\{(\w+)\}/g;

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

/** Reports a placeholder that does not exist, because visitors would see it. */
export function unknownPlaceholder(placeholder: string, values: Record<string, string>): string {
  const sought = placeholder.replaceAll(/[{}\s]/g, '').toLowerCase();
  const names = Object.keys(values).toSorted((a, b) => a.localeCompare(b));
  const edits = (name: string) => editsBetween(sought, name.toLowerCase());
  const nearest = names.toSorted((a, b) => edits(a) - edits(b)).slice(0, 3);
  const inBraces = (list: string[]) => list.map((name) => `{${name}}`).join(', ');
  return `there is no ${placeholder}: did you mean ${inBraces(nearest)}? There are ${inBraces(names)}`;
}

/** Returns Levenshtein's distance. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    for (const [index, wanted] of [...to].entries()) {
      const [aboveLeft = 0, directlyAbove = 0, left = 0] = [above[index], above[index + 1], row[index]];
      row.push(Math.min(aboveLeft + Number(letter !== wanted), directlyAbove + 1, left + 1));
    }
  }
  return row[to.length] ?? 0;
}

/** Keeps unknown placeholders for a later call. */
export function fill(text: string, values: Record<string, string | number>): string {
  const filled = text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
  // A value that ends with a full stop, such as `2026 р.`, may end a sentence.
  return unbreakable(filled.replaceAll(/(?<=\p{L})\.\.(?!\.)/gu, '.'));
}

/** Prevents line breaks within `4–8 weeks` and `10 → 3`, and after one-letter words in Ukrainian and Russian. */
export function unbreakable(text: string): string {
  return text
    .replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')
    .replace(/(?<=\d) → (?=\d)/g, '\u00a0→\u00a0')
    .replace(/(?<=(?:^|[\s(«])\p{Script=Cyrillic}) (?=\S)/gu, '\u00a0')
    .replace(/(?<=(?:–\u2060|à\u00a0)[\d.,\u00a0\u202f]*\d) (?=\p{Ll})/gu, '\u00a0');
}

export function fillMinutes(text: string, seconds: number): string {
  return fill(text, { minutes: Math.max(1, Math.ceil(seconds / 60)) });
}

export function fillAll<Messages>(messages: Messages, values: Record<string, string | number>): Messages;
export function fillAll(messages: unknown, values: Record<string, string | number>): unknown {
  if (typeof messages === 'string') return fill(messages, values);
  if (Array.isArray(messages)) return messages.map((item) => fillAll(item, values));
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, item]) => [key, fillAll(item, values)]));
}
