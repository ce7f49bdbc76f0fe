import { expect, test } from 'vitest';
import { enableTools } from './analytics-tools.ts';

const tool = (name: string) => ({
  name,
  product: 'One',
  vendor: 'Firm',
  cookies: '_one',
  variable: `${name}_ID`,
  pattern: /^[a-z]+$/,
  mustBe: 'be letters',
  hosts: { script: [`https://${name}.example`], connect: [`https://${name}.example`], image: [] },
});
const tools = [tool('ONE'), tool('TWO')];

test('[AN-1][CK-1] a tool whose variable is unset is off, not asked about, and its hosts stay out of the policy', () => {
  const two = [{ ...tool('TWO'), id: 'abc' }];
  const { hosts } = tool('TWO');
  const environment = { TWO_ID: ' abc ', ONE_ID: '' };
  expect(enableTools(tools, environment)).toEqual({ ok: true, enabled: two, bannerTools: two, hosts });
  expect(enableTools(tools, {})).toMatchObject({ enabled: [], bannerTools: tools });
});

test('[ER-2] an id that is none stops the start, named without its value', () => {
  const errors = ['ONE_ID: must be letters', 'TWO_ID: must be letters'];
  expect(enableTools(tools, { ONE_ID: "1'</script>", TWO_ID: 'a b' })).toEqual({ ok: false, errors });
});
