import type { IncomingHttpHeaders } from 'node:http';
import { chatAnswers } from './mock-chat-answers.ts';
import { type ChatOrder, orderShape } from './mock-chat-order.ts';
import { startSteeredServer } from './steered-server.ts';

/** `closed`: the client has left before the end of the answer. */
type ReceivedQuestion = {
  headers: IncomingHttpHeaders;
  body: string;
  mode: ChatOrder['mode'];
  closed: boolean;
};

/** A chat-completion service that fails on demand (`steered-server.ts`); `url` is its endpoint. */
export async function startMockChatService() {
  const { origin, ...server } = await startSteeredServer<typeof orderShape, ReceivedQuestion>(
    orderShape,
    ({ request: { headers }, response, body, order, remember }) => {
      const question = { headers, body, mode: order.mode, closed: false };
      remember(question);
      response.once('close', () => {
        question.closed = !response.writableFinished;
      });
      return chatAnswers[order.mode](response, order);
    },
  );
  return { ...server, url: `${origin}/v1/chat/completions` };
}
