import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../../tests/support/listening-server.ts';
import { createHttpServer } from './http-server.ts';

/** Opens a connection for one test. `received` returns everything that has come so far. */
async function connectTo(server: ReturnType<typeof createHttpServer>) {
  const { port, stop } = await listening(server);
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(async () => {
    socket.destroy();
    await stop();
  });
  let text = '';
  socket.setEncoding('latin1').on('data', (data) => {
    text += data;
  });
  socket.on('error', () => undefined);
  return { socket, received: () => text };
}

test.for([
  ['without', ''],
  ['with', 'a'],
])('[CT-5] of 500 requests at once, %s a body, only the first are answered', async ([, body = '']) => {
  let answered = 0;
  const server = createHttpServer(async () => {
    answered += 1;
    return new Response('an answer');
  });
  const { socket } = await connectTo(server);
  const request = `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const next = [request, request.repeat(500)];
  socket.on('data', () => socket.write(next.shift() ?? ''));
  socket.write(request);
  await once(socket, 'close');
  expect(answered).toBeLessThanOrEqual(4);
  expect(answered).toBeGreaterThan(2);
});

test('[CT-5] two requests at once are both answered, with bodies too', async () => {
  const { socket, received } = await connectTo(createHttpServer(async () => new Response('an answer')));
  const requestWith = (more: string) => `GET / HTTP/1.1\r\nHost: a\r\n${more}Content-Length: 1\r\n\r\na`;
  socket.write(requestWith('') + requestWith('Connection: close\r\n'));
  await once(socket, 'close');
  expect(received().match(/an answer/g)).toHaveLength(2);
});

test('[CT-5] a request that comes before the server is through with the last one is answered', async () => {
  const { promise: second, resolve: secondCame } = Promise.withResolvers<void>();
  const start = (stream: ReadableStreamDefaultController) => stream.enqueue(new TextEncoder().encode('film'));
  const body = new ReadableStream({ start, pull: (stream) => second.then(() => stream.close()) });
  const answers = [new Response(body, { headers: { 'content-length': '4' } }), new Response('next')];
  const server = createHttpServer(async () => answers.shift() ?? new Response());
  server.on('request', ({ url }) => url === '/next' && secondCame());
  const { socket, received } = await connectTo(server);
  socket.on('data', () => {
    if (received().endsWith('film'))
      socket.write('GET /next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  });
  socket.write('GET /film HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'close');
  expect(received()).toMatch(/film.*next$/s);
});
