import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { events } from './events.ts';

test('[AN-5] the contract of analytics says what the list of events says', () => {
  const contract = readFileSync('docs/contracts/analytics.md', 'utf8');
  expect(contract.match(/^\| `/gm)).toHaveLength(Object.keys(events).length);
  for (const [name, rule] of Object.entries(events)) {
    const { when, category, action, label } = rule;
    expect(contract).toContain(`\n| \`${name}\` | ${when} | \`${category}\`, \`${action}\`, ${label} |\n`);
    for (const [field, says] of Object.entries('fields' in rule ? rule.fields : {}))
      expect(contract).toMatch(new RegExp(`^- \`${name}\`: .*\`${field}\` \\(${says}\\)`, 'm'));
  }
});
