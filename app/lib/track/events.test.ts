import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type EventName, events } from './events.ts';

test('[AN-5] the contract of analytics lists the events with category, action and fields', () => {
  const contract = readFileSync('docs/contracts/analytics.md', 'utf8');
  const rows = [...contract.matchAll(/^\| `(\w+)` \|.*\| `(\w+)`, `(\w+)`, .+ \|$/gm)];
  const listed = rows.map(([, name, category, action]) => [name, { category, action }]);
  const rules = Object.entries(events).map(([name, { category, action }]) => [name, { category, action }]);
  expect(listed).toEqual(rules);
  const fieldsOf = (name: string) =>
    new RegExp(`^- \`${name}\`: (.*)$`, 'm').exec(contract)?.[1]?.match(/(?<=`)\w+(?=` \()/g) ?? [];
  for (const name of Object.keys(events) as EventName[]) {
    const rule = events[name];
    expect(fieldsOf(name)).toEqual('fields' in rule ? rule.fields : []);
  }
});
