import { longestMessage } from '../../forms/field-lengths.ts';
import type { Language } from '../../i18n/languages.ts';
import { createStore } from '../../state/store.ts';
import { type Ask, askAssistant, type Ending, type Message } from './ask-assistant.ts';

/** What became of a reply so far. */
export type ReplyState = { kind: 'thinking' | 'arriving' } | Exclude<Ending, { kind: 'tooLong' | 'full' }>;

/** A question and the reply to it, in the language that the page was in. `reply` is Markdown. */
export type Exchange = { id: number; language: Language; question: string; reply: string; state: ReplyState };

export type Conversation = {
  exchanges: readonly Exchange[];
  /** What stands in the field. */
  draft: string;
  /** Why the last message came back into the field. */
  returned?: 'tooLong' | 'full' | undefined;
};

/** Whether a reply is awaited or on its way. */
export function isBusy({ exchanges }: Conversation): boolean {
  const kind = exchanges.at(-1)?.state.kind;
  return kind === 'thinking' || kind === 'arriving';
}

/**
 * A conversation, kept in this page's memory and nowhere else: it survives a change of page and of language, and ends
 * with the document.
 */
export function createConversation(ask: Ask) {
  const store = createStore<Conversation>({ exchanges: [], draft: '' });
  let running = new AbortController();
  let lastId = 0;

  function become(news: Partial<Conversation>): void {
    store.set({ ...store.get(), ...news });
  }

  function change(id: number, next: (exchange: Exchange) => Exchange): void {
    become({
      exchanges: store.get().exchanges.map((exchange) => (exchange.id === id ? next(exchange) : exchange)),
    });
  }

  /** Takes an exchange back, its question into the field, where the visitor has not begun another. */
  function giveBack({ id, question }: Exchange, returned: 'tooLong' | 'full'): void {
    const exchanges = store.get().exchanges.filter((exchange) => exchange.id !== id);
    become({ exchanges, draft: store.get().draft || question, returned });
  }

  async function run(exchange: Exchange): Promise<void> {
    const { id, language } = exchange;
    running = new AbortController();
    const { signal } = running;
    const ending = await ask({
      language,
      messages: messagesOf(store.get().exchanges),
      signal,
      onText: (piece) => {
        if (signal.aborted) return;
        change(id, (old) => ({ ...old, reply: old.reply + piece, state: { kind: 'arriving' } }));
      },
    });
    if (ending.kind === 'tooLong' || ending.kind === 'full') giveBack(exchange, ending.kind);
    else change(id, (old) => ({ ...old, state: ending }));
  }

  return {
    store,
    /** Puts a text into the field. */
    write: (draft: string) => become({ draft, returned: undefined }),
    /** Sends a question, unless it is blank, too long, or another one waits for its reply. */
    send: async (question: string, language: Language): Promise<void> => {
      if (isBusy(store.get()) || question.trim() === '') return;
      if (question.trim().length > longestMessage) return become({ returned: 'tooLong' });
      lastId += 1;
      const exchange: Exchange = {
        id: lastId,
        language,
        question: question.trim(),
        reply: '',
        state: { kind: 'thinking' },
      };
      become({ exchanges: [...store.get().exchanges, exchange], draft: '', returned: undefined });
      await run(exchange);
    },
    /** Asks the last question once more. */
    retry: async (language: Language): Promise<void> => {
      const last = store.get().exchanges.at(-1);
      if (!last || isBusy(store.get())) return;
      const again: Exchange = { ...last, language, reply: '', state: { kind: 'thinking' } };
      change(last.id, () => again);
      await run(again);
    },
    /** Ends the reply that is on its way and keeps what has come. */
    stop: () => running.abort(),
    /** Forgets everything but what stands in the field. */
    restart: () => {
      running.abort();
      become({ exchanges: [], returned: undefined });
    },
  };
}

/** The conversation as it travels. A question that got no word of a reply is left out, unless it is the one asked. */
function messagesOf(exchanges: readonly Exchange[]): Message[] {
  return exchanges.flatMap(({ question, reply }, index): Message[] => {
    const asked: Message = { role: 'user', content: question };
    if (index === exchanges.length - 1) return [asked];
    return reply ? [asked, { role: 'assistant', content: reply }] : [];
  });
}

/** The one conversation of this document. */
export const conversation = createConversation(askAssistant);
