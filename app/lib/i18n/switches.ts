import file from '../../content/switches.json' with { type: 'json' };

/** What the owner has switched on, for server and browser; `app/content/switches.ts` says what each switch does and checks the file. */
export const switches: Record<'chat' | 'popup' | 'newsletter' | 'analytics' | 'films', boolean> & {
  /** What is not named is on. */
  sections: Readonly<Record<string, boolean>>;
  languages: Readonly<Record<string, boolean>>;
} = file;
