import { expect, test, vi } from 'vitest';
import { ProgrammeLink } from './programme-link.tsx';

test('[HM-7] a programme link is not followed where the tracking helper returns nothing: it has opened the page', () => {
  const open = vi.fn();
  const preventDefault = vi.fn();
  vi.stubGlobal('window', { trackingRedirect: vi.fn(), open });
  ProgrammeLink({ href: 'https://programme.example/', children: 'About' }).props.onClick({ preventDefault });
  expect([preventDefault, open].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
