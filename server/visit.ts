import type { ChatDesk } from './chat/chat-desk.ts';
import type { IntakeDeps } from './intake/intake.ts';

/** What a door may use during one request, besides the request itself. */
export type Visit = IntakeDeps & { chat: ChatDesk };
