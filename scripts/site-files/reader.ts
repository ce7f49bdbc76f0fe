import type { Services } from '../../server/services.ts';

const refuse = async () => {
  throw new Error('whoever only reads sends nothing');
};

/** Services for rendering without a server: nothing is stored, no tool is on. */
export const reader: Services = {
  visitor: '',
  submit: refuse,
  followLink: refuse,
  recordDecision: refuse,
  answerQuestion: refuse,
  tools: {},
};
