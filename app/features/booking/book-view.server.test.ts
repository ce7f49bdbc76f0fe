import { expect, test } from 'vitest';
import { choiceOf } from './book-view.server.ts';
import { refused } from './booking-actions.server.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const wanted = '2026-11-25T08:45Z';

test('[BK-1] while no times are known none can be chosen; what was sent keeps its own', () => {
  expect(choiceOf(wanted, undefined, undefined, NOW)).toEqual({ nearest: [] });
  const sent = refused('failed', { at: Date.parse(wanted) });
  expect(choiceOf(wanted, sent, undefined, NOW)).toEqual({ refusal: sent, chosen: sent.at, nearest: [] });
});
