import { expect, test } from 'vitest';
import { choiceOf } from './book-view.server.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const wanted = '2026-11-25T08:45Z';

test('[BK-1] while no times are known none can be chosen; what was sent keeps its own', () => {
  expect(choiceOf(wanted, undefined, undefined, NOW)).toEqual({ nearest: [] });
  const at = Date.parse(wanted);
  const refused = { ok: false, problem: 'failed', status: 503, at } as const;
  expect(choiceOf(wanted, refused, undefined, NOW)).toEqual({ at, problem: 'failed', nearest: [] });
});
