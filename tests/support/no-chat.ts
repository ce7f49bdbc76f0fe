import type { ChatDesk } from '../../server/chat/chat-desk.ts';
import { systemClock } from '../../server/clock.ts';
import { createLog } from '../../server/log.ts';

/** For whoever needs a site and asks it nothing: no service, and an assistant without words. */
export const noChat: ChatDesk = {
  paid: undefined,
  builtIn: { answer: () => '' },
  clock: systemClock,
  log: createLog('silent'),
};
