/** One turn of a conversation, as both the browser and the chat-completion service write it. */
export type Message = { role: 'user' | 'assistant'; content: string };

/** A conversation that has been checked: the last message is the visitor's and is not blank. */
export type Conversation<Language extends string = string> = { language: Language; messages: Message[] };
