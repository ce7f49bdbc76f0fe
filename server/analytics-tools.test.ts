import { expect, test } from 'vitest';
import { enableTools } from './analytics-tools.ts';

const tool = (variable: string, host: string) => ({
  variable,
  id: /^[a-z]+$/,
  mustBe: 'be letters',
  hosts: { script: [host], connect: [host], image: [] },
});
const tools = { one: tool('ONE_ID', 'https://one.example'), two: tool('TWO_ID', 'https://two.example') };

test('[AN-1] a tool whose variable is unset is off, and its hosts stay out of the policy', () => {
  expect(enableTools(tools, { TWO_ID: ' abc ', ONE_ID: '' })).toEqual({
    ids: { one: null, two: 'abc' },
    hosts: { script: ['https://two.example'], connect: ['https://two.example'], image: [] },
  });
});

test('[ER-2] an id that is none stops the start, named without its value', () => {
  expect(() => enableTools(tools, { ONE_ID: "1'</script>", TWO_ID: 'a b' })).toThrow(
    /^ONE_ID: must be letters\nTWO_ID: must be letters$/,
  );
});
