import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { Language } from '../../app/lib/i18n/languages.ts';
import { messagesIn } from '../support/messages.ts';
import { test as base, expect } from './site-test.ts';

const body = z.strictObject({
  language: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })),
});

/** One question to the mock assistant, answered step by step. */
export type Answering = {
  asked: z.infer<typeof body>;
  /** Sends a chunk of the reply and waits until it is flushed. */
  say: (piece: string | Uint8Array) => Promise<void>;
  end: () => void;
  /** Breaks the connection in the middle of the reply. */
  cut: () => void;
  /** Answers with a problem instead of a reply. */
  refuse: (status: number, problem?: object, headers?: Record<string, string>) => void;
  /** Resolves when the browser closes the connection. */
  abandoned: Promise<unknown>;
};

export type Assistant = {
  /** Waits for the next question. */
  question: () => Promise<Answering>;
  /**
   * Answers the next question with a whole reply.
   * @returns the question
   */
  reply: (markdown: string) => Promise<Answering['asked']>;
  /** Number of questions so far. */
  count: () => number;
};

async function answering(request: IncomingMessage, response: ServerResponse): Promise<Answering> {
  const abandoned = once(response, 'close');
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  };
  return {
    asked: body.parse(JSON.parse(await text(request))),
    say: (piece) => {
      begin();
      return new Promise((left) => response.write(piece, () => left()));
    },
    end: () => {
      begin();
      response.end();
    },
    cut: () => response.destroy(),
    refuse: (status, problem = {}, headers = {}) => {
      response.writeHead(status, { 'content-type': 'application/problem+json', ...headers });
      response.end(JSON.stringify({ type: 'about:blank', status, ...problem }));
    },
    abandoned,
  };
}

/** A loopback server for `/api/chat`, because a mocked route cannot stream. */
async function startAssistant(context: BrowserContext) {
  const arrived: Promise<Answering>[] = [];
  let taken = 0;
  const server = createServer((request, response) => {
    arrived.push(answering(request, response));
    server.emit('question');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the assistant listens on no port');
  const url = `http://127.0.0.1:${address.port}/`;
  await context.route('**/api/chat', (route) => route.continue({ url }));
  const assistant: Assistant = {
    question: async () => {
      const waiting = AbortSignal.timeout(10_000);
      while (arrived.length <= taken) await once(server, 'question', { signal: waiting });
      const next = arrived[taken];
      taken += 1;
      if (!next) throw new Error('no question has come in');
      return next;
    },
    reply: async (markdown) => {
      const { asked, say, end } = await assistant.question();
      await say(markdown);
      end();
      return asked;
    },
    count: () => arrived.length,
  };
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { assistant, close };
}

/** A visitor, and a mock assistant steered by the test. */
export const test = base.extend<{ assistant: Assistant }>({
  assistant: async ({ context }, use) => {
    const { assistant, close } = await startAssistant(context);
    await use(assistant);
    await close();
  },
});

/** Locators of the open chat panel. */
export function panelIn(page: Page, language: Language) {
  const messages = messagesIn(language).chat;
  const { panel } = messages;
  const dialog = page.getByRole('dialog', { name: panel.name, exact: true });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const field = dialog.getByRole('textbox', { name: panel.field });
  return {
    messages,
    dialog,
    field,
    log: dialog.getByRole('log'),
    opener: page.getByRole('button', { name: messages.button.open }),
    close: button(panel.close),
    send: button(panel.send),
    stop: button(panel.stop),
    again: button(panel.again),
    restart: button(panel.restart),
    team: dialog.getByRole('link', { name: panel.team }),
    /** Asks once the previous reply is complete; before that nothing is sent. */
    ask: async (question: string) => {
      await expect(button(panel.stop)).toBeHidden();
      await field.fill(question);
      await field.press('Enter');
    },
  };
}

/** Opens the chat panel on the current page. */
export async function openPanel(page: Page, language: Language) {
  const panel = panelIn(page, language);
  await panel.opener.click();
  await expect(panel.dialog).toBeVisible();
  return panel;
}

export { expect };
