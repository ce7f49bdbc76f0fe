import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { postgresOutageCode } from './postgres-store.ts';

function fromServer(code: string): DatabaseError {
  return Object.assign(new DatabaseError('as PostgreSQL says it', 0, 'error'), { code });
}

test.for([
  ['57P01', 'shut down by an operator'],
  ['57P03', 'starting up'],
  ['53300', 'too many connections'],
  ['53100', 'disk full'],
  ['57014', 'cancelled by the time-out of a statement'],
  ['25006', 'a replica that only reads'],
  ['28P01', 'the password was changed'],
  ['08006', 'connection failure'],
] as const)('[CT-5] %s (%s) is an outage', ([code]) => {
  expect(postgresOutageCode(fromServer(code))).toBe(code);
});

test.for([
  ['23505', 'a second row under one key'],
  ['42601', 'a mistake in a statement'],
  ['22001', 'a text too long for its column'],
] as const)('%s (%s) is a fault of ours', ([code]) => {
  expect(postgresOutageCode(fromServer(code))).toBeUndefined();
});

test.for(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND'])('[CT-5] %s is an outage', (code) => {
  expect(postgresOutageCode(Object.assign(new Error('from the system'), { code }))).toBe(code);
});

test('a fault that knows nothing of a database is a fault of ours', () => {
  expect(postgresOutageCode(new TypeError('undefined is not a function'))).toBeUndefined();
  expect(postgresOutageCode('ECONNREFUSED')).toBeUndefined();
});
