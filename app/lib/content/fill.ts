const placeholder = /\{(\w+)\}/g;

/** The names between braces in a text: `'Post #{id}'` → `['id']`. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** Puts values in place of `{names}`; a name without a value stays as it is, for whoever knows it later. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
}

/** Says after how many whole `{minutes}` to try again: at least one. */
export function fillMinutes(text: string, seconds: number): string {
  return fill(text, { minutes: Math.max(1, Math.ceil(seconds / 60)) });
}

/** Fills every text of a file of words, however deep it lies. */
export function fillAll(words: unknown, values: Record<string, string | number>): unknown {
  if (typeof words === 'string') return fill(words, values);
  if (Array.isArray(words)) return words.map((item) => fillAll(item, values));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, item]) => [key, fillAll(item, values)]));
}
