import { writeFileSync } from 'node:fs';
import { events } from '../app/lib/track/events.ts';

const head = `# Analytics events

Made from \`app/lib/track/events.json\` by \`npm run contracts\`; a test holds them together.

Nothing is sent without [consent](consent.md) to analytics, and nothing but these events. Each goes to Google Analytics as
\`gtag('event', name, fields)\`, if a measurement id is set, with \`category\`, \`action\`, \`label\` and \`value\`, which is 1.
Clarity gets no events; it records by itself.

Both tools get every answer. Google Consent Mode: \`analytics_storage\` follows analytics; \`ad_storage\`, \`ad_user_data\`
and \`ad_personalization\` follow marketing; all four are denied by default before the tag is loaded. Clarity: \`consentv2\` with
\`analytics_Storage\` and \`ad_Storage\`. At a withdrawal \`ga-disable-<id>\` is set, Clarity is stopped, and \`_ga\`, \`_ga_…\`,
\`_clck\`, \`_clsk\` are deleted. "Enhanced measurement" must be off in the property's settings: it would send events of its own.

Of an e-mail address only the domain is sent; addresses of pages and referrers go without their query. Clarity does not run on the
page of the funding finder, whose address holds a visitor's answers.

| event | when | category, action, label |
|---|---|---|
`;

/** A Markdown table with a row per event, and the parameters of events that have them. */
export function analyticsContract(): string {
  const rows = Object.entries(events).map(([name, rule]) => {
    const { when, category, action, label } = rule;
    return `| \`${name}\` | ${when} | \`${category}\`, \`${action}\`, ${label} |`;
  });
  const besides = Object.entries(events).flatMap(([name, rule]) => {
    const fields = 'fields' in rule ? Object.entries(rule.fields) : [];
    const said = fields.map(([field, says]) => `\`${field}\` (${says})`);
    return said.length > 0 ? [`- \`${name}\`: ${said.join(', ')}`] : [];
  });
  return `${head}${rows.join('\n')}\n\nSome carry more fields:\n\n${besides.join('\n')}\n`;
}

/** `npm run contracts` */
if (import.meta.main) writeFileSync('docs/contracts/analytics.md', analyticsContract());
