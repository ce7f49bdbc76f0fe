/** By name, which is part of the stored keys. */
export type LimitRules = Readonly<
  Record<string, { points: number; duration: number; networkFactor?: number }>
>;

/**
 * `points` within `duration` seconds per visitor. High enough for an office behind one address, low enough to stop a
 * script. Features declare their own.
 */
export const LIMIT_RULES = {
  chat: { points: 30, duration: 600 },
  /** Invalid requests of all forms and the assistant together. */
  wrong: { points: 120, duration: 600 },
} satisfies LimitRules;

/** Factor for an IPv6 /48, which may be one customer or some hundred households. */
export const NETWORK_FACTOR = 10;
