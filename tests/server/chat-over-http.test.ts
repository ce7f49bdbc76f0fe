import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeChatService } from '../../harness/fakes/chat-service.ts';
import { newVisitor, siteOfFile } from '../support/site-of-test.ts';

const key = 'sk-over-http-secret';
const service = await startFakeChatService();
afterAll(service.close);
const site = await siteOfFile({
  TRUSTED_PROXIES: '1',
  CHAT_API_URL: service.url,
  CHAT_API_KEY: key,
  CHAT_MODEL: 'small',
});

beforeEach(() => {
  service.received.length = 0;
});

const question = { language: 'uk', messages: [{ role: 'user', content: 'Хто ви такі?' }] };

/** Every request is another visitor's, unless it says whose. */
function ask(init: RequestInit = {}): Promise<Response> {
  return fetch(`${site.url}/api/chat`, {
    method: 'POST',
    body: JSON.stringify(question),
    ...init,
    headers: { 'Content-Type': 'application/json', ...newVisitor(), ...init.headers },
  });
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test('[CH-2][CH-4] a question is answered with streamed Markdown in plain text, which nobody has compressed or kept', async () => {
  service.tell({ mode: 'ok', reply: '**Привіт!** 😀 Ми — [послуги](/uk/services).', piece: 13 }); // in the middle of 😀
  const response = await ask({ headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe(null);
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-assistant')).toBe('paid');
  expect(await response.text()).toBe('**Привіт!** 😀 Ми — [послуги](/uk/services).');
  expect(service.received[0]?.headers.authorization).toBe(`Bearer ${key}`);
});

test('[CH-4] the first words arrive while the service has not said the rest', async () => {
  service.tell({ mode: 'stall', reply: 'one two', piece: 4 });
  const visitor = new AbortController();
  const reader = (await ask({ signal: visitor.signal })).body?.getReader();
  expect(decode((await reader?.read())?.value)).toBe('one ');
  visitor.abort();
});

test('[CH-4] a visitor who leaves ends the call to the service, before the first word and after it', async () => {
  for (const mode of ['hang', 'stall'] as const) {
    service.received.length = 0;
    service.tell({ mode });
    const visitor = new AbortController();
    const answer = ask({ signal: visitor.signal }).then((response) => response.text());
    await expect.poll(() => service.received).toHaveLength(1);
    visitor.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => service.received[0]?.closed).toBe(true);
  }
  expect(site.log.join('\n')).not.toMatch(/"status":5\d\d/);
});

test('[CH-3] a stream that is cut on its way reaches the browser as a failure after what came', async () => {
  service.tell({ mode: 'stall', reply: 'one two', piece: 4 });
  const reader = (await ask()).body?.getReader();
  expect(decode((await reader?.read())?.value)).toBe('one ');
  service.hangUp();
  await expect(reader?.read()).rejects.toThrow('terminated');
});

test('[CH-6] what is wrong or sent by another method is refused with its own status', async () => {
  const invalid = await ask({ body: JSON.stringify({ language: 'uk', messages: [] }) });
  expect(invalid.status).toBe(400);
  expect(await invalid.json()).toMatchObject({ errors: [{ field: 'messages', code: 'required' }] });
  for (const method of ['PUT', 'DELETE']) expect((await ask({ method })).status).toBe(405);
  const page = await fetch(`${site.url}/api/chat`);
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'POST']);
  expect(service.received).toEqual([]);
});

test('[CH-6] a visitor over the limit is told when to come back; another visitor is not held up', async () => {
  service.tell({ mode: 'whole' });
  const headers = { 'X-Forwarded-For': '10.9.9.9' };
  const statuses: number[] = [];
  for (let number = 0; number < 31; number += 1) statuses.push((await ask({ headers })).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  const refused = await ask({ headers });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'limited' });
  expect((await ask()).status).toBe(200);
});

test('[CH-2] nothing of the conversation, the key or the visitor stands in the log, and every line of it is JSON', () => {
  expect(site.log.length).toBeGreaterThan(30);
  for (const line of site.log) expect(JSON.parse(line)).toHaveProperty('msg');
  expect(site.log.join('\n')).not.toMatch(/Хто|Привіт|sk-over|10\.9\.9\.9|API key|overloaded/);
});
