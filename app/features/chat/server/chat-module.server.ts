import type { ServerModule } from '../../../../server/server-module.ts';
import { createTable, purgeQuestions, questionsOf } from './kept-questions.server.ts';

export const chatModule = {
  /** High enough for an office behind one address, low enough to stop a script. */
  limits: { chat: { points: 30, durationSeconds: 600 } },
  migrations: { '0005-kept-questions': { up: createTable } },
  purge: purgeQuestions,
  weekly: { questions: questionsOf },
} satisfies ServerModule;
