export type Turn = { role: 'user' | 'assistant'; content: string };

/** In UTF-16 units, as `maxlength` counts. The conversation is sent, and paid for, with every question. */
export const CONVERSATION_LIMITS = { message: 2000, turns: 40, characters: 24_000 } as const;
