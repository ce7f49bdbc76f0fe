import type { CONVERSATION_LIMITS } from '../../server/chat/check-conversation.ts';
import type { LETTER_LENGTHS } from '../../server/intake/letter-fields.ts';

// The server's limits, so that nobody types in vain, in UTF-16 units as `maxlength` counts them. Their types are its very
// numbers: another one does not compile.

/** The longest that each field of a letter may be. */
export const fieldLengths: typeof LETTER_LENGTHS = {
  name: 200,
  email: 254,
  company: 200,
  subject: 200,
  message: 5000,
};

/** The longest message that the assistant takes. */
export const longestMessage: (typeof CONVERSATION_LIMITS)['message'] = 2000;
