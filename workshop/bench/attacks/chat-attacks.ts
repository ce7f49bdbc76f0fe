import { type FakeChatService, startFakeChatService } from '../../../harness/fakes/chat-service.ts';
import { type Attack, becomes, onSite, post } from './attack.ts';

const question = { language: 'en', messages: [{ role: 'user', content: 'What does the State pay?' }] };
/** As long as a service rests that has failed three times. */
const restMs = 30_000;

async function withService<Result>(
  build: string,
  use: (url: string, service: FakeChatService) => Promise<Result>,
): Promise<Result> {
  const service = await startFakeChatService();
  const environment = { CHAT_API_URL: service.url, CHAT_API_KEY: 'sk', CHAT_MODEL: 'small' };
  try {
    return await onSite(build, environment, ({ url }) => use(`${url}/api/chat`, service));
  } finally {
    await service.close();
  }
}

const answeredBy = async (response: Response) => {
  await response.text();
  return response.headers.get('x-assistant') ?? String(response.status);
};

/** What costs money, and what waits for somebody else. */
export const chatAttacks: Attack[] = [
  {
    name: 'an answer of the paid service without end',
    replay: (build) =>
      withService(build, async (url, service) => {
        await answeredBy(await post(url, question));
        const { max_tokens: most, max_completion_tokens: newer } = JSON.parse(
          service.received[0]?.body ?? '{}',
        );
        const tokens = most ?? newer;
        return { seen: `${tokens} tokens at most`, ok: tokens > 0 && tokens <= 4000 };
      }),
  },
  {
    name: 'a paid service that answers 429',
    replay: (build) =>
      withService(build, async (url, service) => {
        service.tell({ mode: 'busy' });
        const by = [await answeredBy(await post(url, question)), await answeredBy(await post(url, question))];
        const asked = service.received.length;
        return {
          seen: `answered by ${by.join(', ')}; asked ${asked} times`,
          ok: by.every((one) => one === 'built-in') && asked === 1,
        };
      }),
  },
  {
    name: 'a paid service that is down: who tries after the rest',
    replay: (build) =>
      withService(build, async (url, service) => {
        service.tell({ mode: 'broken' });
        for (let time = 0; time < 3; time += 1) await answeredBy(await post(url, question));
        await new Promise((resolve) => setTimeout(resolve, restMs + 500));
        service.received.length = 0;
        service.tell({ mode: 'hang' });
        const visitors = Array.from({ length: 10 }, (_, number) => post(url, question, `192.0.2.${number}`));
        const others = visitors.map((visitor) => visitor.then(answeredBy, () => 'nobody'));
        await becomes(() => service.received.length > 1, 3);
        const asked = service.received.length;
        service.hangUp();
        await Promise.all(others);
        return { seen: `${asked} of 10 questions were the try`, ok: asked === 1 };
      }),
  },
];
