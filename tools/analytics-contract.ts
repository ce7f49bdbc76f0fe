import { writeFileSync } from 'node:fs';
import { events } from '../app/analytics/events.ts';

const head = `# Analytics events

Made from \`app/analytics/events.json\` by \`npm run contracts\`; a test holds them together.

Nothing is sent without a visitor's yes to analytics (see [consent](consent.md)), and nothing but these events. Each goes
to Google Analytics as \`gtag('event', name, fields)\`; where no measurement id is set, nowhere. Every event carries
\`category\`, \`action\`, \`label\` and \`value\`, which is 1: one occurrence. Clarity gets no events; it records by itself.

Both tools are told of every answer. Google Consent Mode: \`analytics_storage\` follows analytics; \`ad_storage\`,
\`ad_user_data\` and \`ad_personalization\` follow marketing; all four are denied by default before the tag is loaded.
Clarity: \`consentv2\` with \`analytics_Storage\` and \`ad_Storage\`. At a withdrawal \`ga-disable-<id>\` is set, Clarity is
stopped, and \`_ga\`, \`_ga_…\`, \`_clck\`, \`_clsk\` are deleted. In the property's settings, "enhanced measurement" must be
off: it would send events of its own.

An e-mail address is never told, only its domain. Addresses of pages, and of the page before, are told without their query.
The page of the programme finder has a visitor's answers in its address: Clarity does not run there.

| event | when | category | action | label | besides |
|---|---|---|---|---|---|
`;

/** The contract of analytics as Markdown: a row per event. */
export function analyticsContract(): string {
  const rows = Object.entries(events).map(([name, rule]) => {
    const besides =
      'fields' in rule ? Object.entries(rule.fields).map(([field, says]) => `\`${field}\`: ${says}`) : [];
    const cells = [`\`${name}\``, rule.when, rule.category, rule.action, rule.label];
    return `| ${[...cells, besides.join('; ')].join(' | ')} |`;
  });
  return `${head}${rows.join('\n')}\n`;
}

/** `npm run contracts`: writes docs/contracts/analytics.md from the list of events. */
if (import.meta.main) writeFileSync('docs/contracts/analytics.md', analyticsContract());
