/**
 * How often one visitor may do what costs something. `points` within `duration` seconds. The answer to whoever is over
 * a limit says when to come back, so a limit may be low enough to stop a script; it must be high enough for the people
 * of one office, who share an address.
 */
export const LIMIT_RULES = {
  /** A person writes one letter, a team at a fair a dozen from one network; a form robot hundreds. */
  contact: { points: 20, duration: 600 },
  /** The same people, the same robots. */
  newsletter: { points: 20, duration: 600 },
  /** By the address that is written to, not by the visitor: a mail that went astray is asked for once more, or twice. */
  confirmation: { points: 3, duration: 86_400 },
  /** An office opens the site together and each answers once; who changes his mind often is still under it. */
  consent: { points: 60, duration: 600 },
  /** A question every twenty seconds for ten minutes: a busy talk, or an office that tries it out together. */
  chat: { points: 30, duration: 600 },
} as const;

/**
 * How many times as much all visitors of one IPv6 /48 may do together. Whoever is given a /48 or a /56 has thousands of
 * visitors' networks; where a provider gives out a /56 or less, the neighbours in one /48 are some hundred households.
 */
export const NETWORK_FACTOR = 10;

export type LimitName = keyof typeof LIMIT_RULES;
