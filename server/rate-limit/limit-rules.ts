/**
 * `points` within `duration` seconds per visitor. High enough for an office behind one address, low enough to stop a
 * script.
 */
export const LIMIT_RULES = {
  /** A team at a fair sends a dozen; bots send hundreds. */
  contact: { points: 20, duration: 600 },
  newsletter: { points: 20, duration: 600 },
  /** Mail servers prefetch links of many subscribers from few addresses. */
  link: { points: 60, duration: 600 },
  /** Per mailbox, not per visitor. */
  confirmation: { points: 3, duration: 86_400 },
  consent: { points: 60, duration: 600 },
  /** A question every twenty seconds for ten minutes. */
  chat: { points: 30, duration: 600 },
  /** Invalid requests of all forms and the assistant together. */
  wrong: { points: 120, duration: 600 },
} as const;

/** Factor for an IPv6 /48, which may be one customer or some hundred households. */
export const NETWORK_FACTOR = 10;

export type LimitName = keyof typeof LIMIT_RULES;
