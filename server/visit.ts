import type { ChatDesk } from './chat/chat-desk.ts';
import type { Consents } from './consents/consents.ts';
import type { ToolIds } from './http/tool-hosts.ts';
import type { IntakeDeps } from './intake/intake.ts';

/** What a door may use during one request, besides the request itself. */
export type Visit = IntakeDeps & {
  chat: ChatDesk;
  consents: Pick<Consents, 'record'>;
  /** The analytics tools that are on. */
  tools: ToolIds;
};
