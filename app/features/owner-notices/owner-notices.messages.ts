import { z } from 'zod';
import { text } from '../../lib/content/message-shapes.ts';

const label = text(80);
const sentence = text(300);
const cause = z.strictObject({
  title: text(60, 'Also the heading of what to do in the owner’s guide'),
  text: sentence,
});

/** `content/<language>/owner-notices.json`: to the owner, in `ownerLanguage` of `content/company.json`. */
export const ownerNoticesMessages = z.strictObject({
  digest: z.strictObject({
    subject: label.describe('{from}, {to}: dates'),
    quiet: sentence,
    since: label.describe('{count} submissions, the oldest of {date}'),
    of: label.describe('{count} of {all} allowed'),
    waiting: label,
    failed: label,
    held: label,
    spam: label,
    pages: label.describe('A lower bound: caches answer too'),
    from: label,
    chat: label,
    disk: label,
    backup: label,
    never: label,
  }),
  counts: z.strictObject({ submissions: label, subscriptions: label, bookings: label, questions: label }),
  alert: z.strictObject({
    subject: label.describe('{title}: what is wrong'),
    over: label.describe('{title}: what was wrong'),
    since: label.describe('{date}: day and time'),
    guide: sentence.describe('{title}: the heading in the guide'),
    last: sentence,
  }),
  causes: z.strictObject({
    undelivered: cause,
    endpoint: cause,
    store: cause,
    disk: cause,
    budget: cause,
    mail: cause,
  }),
});
