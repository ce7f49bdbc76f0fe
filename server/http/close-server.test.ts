import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { closeServer } from './close-server.ts';

const AN_HOUR = 3_600_000;

/** A server that says hello, but for `/slow`, and a visitor who keeps one connection open. */
async function open() {
  const asked = Promise.withResolvers<ServerResponse>();
  // Of itself it would never end a connection that is kept open.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    if (incoming.url === '/slow') asked.resolve(response);
    else response.end('hello');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string) => text((await once(request(url + path, { agent }).end(), 'response'))[0]);
  return { server, url, ask, asked: asked.promise };
}

test('a connection that is only kept open does not keep the server', async () => {
  const { server, ask } = await open();
  await ask('/');
  await closeServer(server, AN_HOUR);
  expect(server.listening).toBe(false);
});

test('a request that was on its way on an open connection when the server closed is answered', async () => {
  const { server, ask, url } = await open();
  await ask('/');
  const closed = closeServer(server, AN_HOUR);
  const answer = ask('/');
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  expect(await answer).toBe('hello');
  await closed;
});

test('a request that is open is waited for, until its time is over', async () => {
  const patient = await open();
  const answer = patient.ask('/slow');
  const response = await patient.asked;
  const closed = closeServer(patient.server, AN_HOUR);
  response.end('late');
  expect(await answer).toBe('late');
  await closed;

  const hurried = await open();
  const cut = expect(hurried.ask('/slow')).rejects.toThrow('socket hang up');
  await hurried.asked;
  await closeServer(hurried.server, 300);
  await cut;
});
