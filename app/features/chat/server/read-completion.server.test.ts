import { expect, test } from 'vitest';
import { readCompletion } from './read-completion.server.ts';

const STREAM = 'text/event-stream';
const delta = (content: string) => ({ delta: { content } });
const message = (content: string) => ({ message: { content } });
const end = { finish_reason: 'stop' };

/** Reads a reply of this type in pieces. */
async function piecesOf(body: BodyInit, type = STREAM): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of readCompletion(new Response(body, { headers: { 'content-type': type } })))
    pieces.push(piece);
  return pieces;
}

test('[CH-4] letters, lines and events may be cut at every byte, lines may end as on Windows, comments are no answer', async () => {
  const reply = 'Привіт, 😀 «Люксембург» — voilà.\n\n- ¾\n';
  const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\r\n\r\n`;
  const text = `: wait\r\n\r\n${[...reply].map(event).join('')}data: [DONE]\r\n\r\n`;
  const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const byte = bytes.shift();
      if (byte) controller.enqueue(byte);
      else controller.close();
    },
  });
  expect(await piecesOf(body)).toEqual([...reply]);
});

test.each([
  ['whole', { choices: [{ message: { content: ' \n' } }] }, 'no_message'],
  ['whole', { choices: [{ message: { content: null } }] }, 'no_message'],
  ['whole', { choices: [{ text: 'old' }, { message: { content: 'the second choice' } }] }, 'no_message'],
  ['whole', { error: 'no message in it', choices: [{ message: { content: 'Hello' } }] }, 'service_error'],
  ['whole', [], 'invalid_json'],
  ['streamed', { choices: [{ ...delta(''), ...end }] }, 'no_message'],
  ['streamed', { error: { message: 'The model is overloaded' } }, 'service_error'],
])('[CH-2] a %s reply of %j is invalid', async (form, body, code) => {
  const json = JSON.stringify(body);
  const reply =
    form === 'whole' ? piecesOf(json, 'application/json') : piecesOf(`data: ${json}\n\ndata: [DONE]\n\n`);
  await expect(reply).rejects.toMatchObject({ name: 'CompletionError', code });
});

test.each([
  [
    'the whole text so far beside what is new',
    [
      { ...delta('a'), ...message('a') },
      { ...delta('b'), ...message('ab'), ...end },
    ],
  ],
  ['the whole text once more at the end', [delta('ab'), { ...message('ab'), ...end }]],
  [
    'a null error and a null finish',
    [
      { ...delta('a'), finish_reason: null },
      { ...delta('b'), ...end },
    ],
  ],
  ['white space first', [delta('\n\n'), { ...delta('ab'), finish_reason: 'length' }]],
  ['a message instead of a delta', [{ ...message('ab'), ...end }]],
])('[CH-2] streams of other services are understood: %s', async (_, choices) => {
  const text = choices
    .map((choice) => `data:${JSON.stringify({ error: null, choices: [choice] })}`)
    .join('\n\n');
  expect((await piecesOf(text)).join('')).toEqual('ab');
});
