import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { cutOnFailure } from './cut-on-failure.ts';

async function serveBody(body: ReadableStream<Uint8Array>): Promise<string> {
  const headers = { 'Content-Type': 'text/plain', 'Transfer-Encoding': 'chunked' };
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (_, { outgoing }) => cutOnFailure(new Response(body, { headers }), () => outgoing.destroy()),
  });
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'string' ? '' : address?.port}/`;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('[CH-3] a body that fails is cut off after what came: the reader sees a failure, and no word of the fault', async () => {
  let fail = (): void => undefined;
  const url = await serveBody(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes('one '));
        fail = () => controller.error(new Error('the internals'));
      },
    }),
  );
  const reader = (await fetch(url)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one ');
  fail();
  await expect(reader?.read()).rejects.toThrow('terminated');
});

test('[CH-4] a body that ends comes whole', async () => {
  const url = await serveBody(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes('one '));
        controller.enqueue(bytes('two'));
        controller.close();
      },
    }),
  );
  expect(await (await fetch(url)).text()).toBe('one two');
});

test('[CH-4] who goes away is noticed by the body', async () => {
  let cancelled = false;
  const url = await serveBody(
    new ReadableStream({
      start: (controller) => controller.enqueue(bytes('one ')),
      cancel: () => {
        cancelled = true;
      },
    }),
  );
  const visitor = new AbortController();
  await (await fetch(url, { signal: visitor.signal })).body?.getReader().read();
  visitor.abort();
  await expect.poll(() => cancelled).toBe(true);
});
