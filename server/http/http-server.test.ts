import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../../tests/support/listening-server.ts';
import { createHttpServer } from './http-server.ts';

test('[CT-5] requests on one connection are answered one after another; 500 at once are not, and it is closed', async () => {
  let answered = 0;
  const { port, stop } = await listening(
    createHttpServer(async () => {
      answered += 1;
      return new Response('an answer');
    }),
  );
  onTestFinished(stop);
  const socket = connect({ port, host: '127.0.0.1' });
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const next = [request, request.repeat(500)];
  socket.on('data', () => socket.write(next.shift() ?? ''));
  socket.on('error', () => undefined);
  socket.write(request);
  await once(socket, 'close');
  expect(answered).toBe(3);
});
