import { createStore } from '../../../lib/browser-state/store.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { conversationLimits, type Turn } from '../conversation-limits.ts';
import { askAssistant, type Ending } from './ask-assistant.ts';

type ReplyState = { kind: 'thinking' | 'arriving' } | Exclude<Ending, { kind: 'tooLong' | 'full' }>;

export type Exchange = { id: number; language: Language; question: string; reply: string; state: ReplyState };

export type Conversation = {
  exchanges: readonly Exchange[];
  draft: string;
  returned?: 'tooLong' | 'full' | undefined;
};

export function isBusy({ exchanges }: Conversation): boolean {
  const kind = exchanges.at(-1)?.state.kind;
  return kind === 'thinking' || kind === 'arriving';
}

/** The conversation stays only in the document's memory. It survives navigation and a change of language. */
export function createConversation(ask: typeof askAssistant) {
  const store = createStore<Conversation>({ exchanges: [], draft: '' });
  let running = new AbortController();
  let lastId = 0;

  function update(part: Partial<Conversation>): void {
    store.set({ ...store.get(), ...part });
  }

  function change(id: number, next: (exchange: Exchange) => Exchange): void {
    update({
      exchanges: store.get().exchanges.map((exchange) => (exchange.id === id ? next(exchange) : exchange)),
    });
  }

  function giveBack({ id, question }: Exchange, returned: 'tooLong' | 'full'): void {
    const exchanges = store.get().exchanges.filter((exchange) => exchange.id !== id);
    update({ exchanges, draft: store.get().draft || question, returned });
  }

  async function run(exchange: Exchange): Promise<void> {
    const { id, language } = exchange;
    running = new AbortController();
    const { signal } = running;
    const ending = await ask({
      language,
      turns: turnsOf(store.get().exchanges),
      signal,
      onText: (chunk) => {
        if (signal.aborted) return;
        change(id, (old) => ({ ...old, reply: old.reply + chunk, state: { kind: 'arriving' } }));
      },
    });
    if (ending.kind === 'tooLong' || ending.kind === 'full') giveBack(exchange, ending.kind);
    else change(id, (old) => ({ ...old, state: ending }));
  }

  return {
    store,
    write: (draft: string) => update({ draft, returned: undefined }),
    send: async (question: string, language: Language): Promise<void> => {
      if (isBusy(store.get()) || question.trim() === '') return;
      if (question.trim().length > conversationLimits.message) return update({ returned: 'tooLong' });
      lastId += 1;
      const exchange: Exchange = {
        id: lastId,
        language,
        question: question.trim(),
        reply: '',
        state: { kind: 'thinking' },
      };
      update({ exchanges: [...store.get().exchanges, exchange], draft: '', returned: undefined });
      await run(exchange);
    },
    retry: async (language: Language): Promise<void> => {
      const last = store.get().exchanges.at(-1);
      if (!last || isBusy(store.get())) return;
      const retried: Exchange = { ...last, language, reply: '', state: { kind: 'thinking' } };
      change(last.id, () => retried);
      await run(retried);
    },
    stop: () => running.abort(),
    restart: () => {
      running.abort();
      update({ exchanges: [], returned: undefined });
    },
  };
}

/** Questions without a reply are left out, except the last. */
function turnsOf(exchanges: readonly Exchange[]): Turn[] {
  return exchanges.flatMap(({ question, reply }, index): Turn[] => {
    const turn: Turn = { role: 'user', content: question };
    if (index === exchanges.length - 1) return [turn];
    return reply ? [turn, { role: 'assistant', content: reply }] : [];
  });
}

export const conversation = createConversation(askAssistant);
