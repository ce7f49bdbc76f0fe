import type { Capabilities } from '../server/capabilities.ts';

const refuse = async () => {
  throw new Error('whoever only reads sends nothing');
};

/** What doors may do while the site is only read, and no tool is on. */
export const reader: Capabilities = {
  takeLetter: refuse,
  followLink: refuse,
  recordDecision: refuse,
  answerQuestion: refuse,
  tools: { googleAnalytics: null, clarity: null },
};
