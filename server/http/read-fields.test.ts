import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `field${index}`);

function multipart(count: number): FormData {
  const form = new FormData();
  for (const name of names(count)) form.set(name, 'a & b');
  return form;
}

test.for([
  ['urlencoded', (count: number) => new URLSearchParams(names(count).map((name) => [name, 'a & b']))],
  ['multipart', multipart],
] as const)('[CT-6] a form of more fields than any of ours is not read: %s', async ([, bodyOf]) => {
  const read = (count: number) =>
    readFields(new Request('http://site.example', { method: 'POST', body: bodyOf(count) }));
  const few = await read(40);
  expect(few.ok && Object.keys(few.fields)).toEqual(names(40));
  expect(await read(60)).toEqual({ ok: false, reason: 'malformed' });
});

test('[CT-6] a boundary that is none hides no field from the count', async () => {
  const body = names(60).join('=x&');
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded; boundary=zzz' };
  const request = new Request('http://site.example', { method: 'POST', body, headers });
  expect(await readFields(request)).toEqual({ ok: false, reason: 'malformed' });
  const many = new Request('http://site.example', { method: 'POST', body: multipart(60) });
  const type = many.headers.get('content-type')?.replace(';', '; foo="boundary=zz";') ?? '';
  const disguised = new Request('http://site.example', {
    method: 'POST',
    body: await many.arrayBuffer(),
    headers: { 'Content-Type': type },
  });
  expect(await readFields(disguised)).toEqual({ ok: false, reason: 'malformed' });
});
