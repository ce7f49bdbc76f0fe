export type Turn = { role: 'user' | 'assistant'; content: string };

/** Lengths are UTF-16 units, as in `maxlength`. The whole conversation is sent, and paid for, with every question. */
export const conversationLimits = { message: 2000, turns: 40, characters: 24_000 } as const;
