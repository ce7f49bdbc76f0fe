import fc from 'fast-check';

const awkward = fc.constantFrom(
  '',
  ' ',
  'anna@example.org',
  '\ud800',
  'a\u0000b',
  '\u202e',
  '\u{1f600}'.repeat(500),
  'x'.repeat(9000),
  '1e999',
  '<img src=x onerror=alert(1)>',
  "'; drop table outbox; --",
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  awkward,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, true, -0, 1e308, [], {}, [[]], { toString: 1 }),
);

const fieldNames = [
  'name',
  'email',
  'company',
  'subject',
  'message',
  'website',
  'elapsed',
  'language',
  'messages',
  'choice',
  'categories',
  'version',
  '__proto__',
  'constructor',
  'toString',
  'k'.repeat(5000),
];
const fields = fc.array(fc.tuple(fc.constantFrom(...fieldNames), value), { maxLength: 8 });
const letter = {
  name: 'Anna',
  email: 'anna@example.org',
  company: '',
  subject: 'Hello',
  message: 'A question',
};

const jsonBody = fc.oneof(
  fields.map(
    (pairs) =>
      `{${pairs.map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`).join(',')}}`,
  ),
  // Near enough to a letter that some are taken.
  fields.map((pairs) => JSON.stringify({ ...letter, ...Object.fromEntries(pairs.slice(0, 1)) })),
  fields.map((pairs) => JSON.stringify({ ...Object.fromEntries(pairs), ...letter })),
  fc.constantFrom(
    '[',
    '{"a":',
    'null',
    '"x"',
    '1e9999',
    `${'['.repeat(20_000)}`,
    `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
    '{"name":"\\ud800"}',
    '\ufeff{}',
    '',
  ),
  fc
    .array(fc.record({ role: fc.constantFrom('user', 'assistant', 'system', ''), content: awkward }), {
      maxLength: 45,
    })
    .map((messages) => JSON.stringify({ language: 'fr', messages })),
);

const formBody = fc.oneof(
  fields.map((pairs) =>
    pairs
      .map(
        ([name, each]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(JSON.stringify(each)))}`,
      )
      .join('&'),
  ),
  fc.constantFrom(
    '%',
    'name=%zz&email=%00',
    '&&&===',
    'a'.repeat(66_000),
    `${'a=b&'.repeat(9000)}`,
    'choice=custom&analytics=on&version=%ff',
  ),
);

const multipart = fc.constantFrom(
  '',
  '--x',
  '--x\r\n\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n\u0000\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="email"; filename="../a"\r\n\r\nq\r\n--x--',
);

/** Bodies of every kind that the doors read, and of others; `type` is what the head says. */
export const body = fc.oneof(
  fc.record({
    type: fc.constantFrom('application/json', 'application/json; charset=utf-7', 'APPLICATION/JSON'),
    content: jsonBody.map((text) => Buffer.from(text)),
  }),
  fc.record({
    type: fc.constant('application/x-www-form-urlencoded'),
    content: formBody.map((text) => Buffer.from(text)),
  }),
  fc.record({
    type: fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data'),
    content: multipart.map((text) => Buffer.from(text)),
  }),
  fc.record({
    type: fc.constantFrom('application/json', 'text/plain', '', ';', 'image/png'),
    content: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  }),
);
