const placeholder = /\{(\w+)\}/g;

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** The error for a placeholder that does not exist, which visitors would see. */
export function unknownPlaceholder(found: string, values: Record<string, string>): string {
  const sought = found.replaceAll(/[{}\s]/g, '').toLowerCase();
  const names = Object.keys(values).toSorted((one, other) => one.localeCompare(other));
  const edits = (name: string) => editsBetween(sought, name.toLowerCase());
  const nearest = names.toSorted((one, other) => edits(one) - edits(other)).slice(0, 3);
  const inBraces = (some: string[]) => some.map((name) => `{${name}}`).join(', ');
  return `there is no ${found}: did you mean ${inBraces(nearest)}? There are ${inBraces(names)}`;
}

/** Levenshtein's distance. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const letter of one) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    for (const [index, wanted] of [...other].entries()) {
      const [before = 0, over = 0, left = 0] = [above[index], above[index + 1], row[index]];
      row.push(Math.min(before + Number(letter !== wanted), over + 1, left + 1));
    }
  }
  return row[other.length] ?? 0;
}

/** Unknown names stay for a later call. A value that ends with a stop ends the sentence. */
export function fill(text: string, values: Record<string, string | number>): string {
  const filled = text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
  return unbreakable(filled.replaceAll(/(?<=\p{L})\.\.(?!\.)/gu, '.'));
}

/** Lines break neither within `4–8 weeks` and `10 → 3` nor, in Ukrainian and Russian, after a word of one letter. */
export function unbreakable(text: string): string {
  return text
    .replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')
    .replace(/(?<=\d) → (?=\d)/g, '\u00a0→\u00a0')
    .replace(/(?<=(?:^|[\s(«])\p{Script=Cyrillic}) (?=\S)/gu, '\u00a0')
    .replace(/(?<=(?:–\u2060|à\u00a0)[\d.,\u00a0\u202f]*\d) (?=\p{Ll})/gu, '\u00a0');
}

/** Fills `{minutes}`, rounded up, at least one. */
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
