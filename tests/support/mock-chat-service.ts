import type { IncomingHttpHeaders } from 'node:http';
import { chatAnswers } from './chat-answers.ts';
import { type ChatOrder, orderShape } from './chat-order.ts';
import { startSteeredServer } from './steered-server.ts';

/** A request as it came in. `closed`: the other side has gone before the answer was at its end. */
type ReceivedQuestion = {
  headers: IncomingHttpHeaders;
  body: string;
  mode: ChatOrder['mode'];
  closed: boolean;
};

export type FakeChatService = Awaited<ReturnType<typeof startFakeChatService>>;

/** A chat-completion service that misbehaves on demand (`steered-server.ts`); `url` is the full address of its endpoint. */
export async function startFakeChatService() {
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
