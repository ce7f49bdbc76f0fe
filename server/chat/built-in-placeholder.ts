import type { BuiltInAssistant } from './conversation.ts';

/** Stands where the built-in assistant will be plugged in: points to the contact form. */
export const builtInPlaceholder: BuiltInAssistant = {
  answer: (_question, language) => `[→](/${language}#contact)`,
};
