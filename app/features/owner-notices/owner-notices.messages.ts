import { z } from 'zod';
import { text } from '../../lib/content/message-shapes.ts';

const cause = z.strictObject({
  title: text(60, 'Also the heading of what to do in the owner’s guide'),
  text: text(300),
});

/** The owner gets these in `ownerLanguage` of `content/company.json`. */
export const ownerNoticesMessages = z.strictObject({
  digest: z.strictObject({
    subject: text(80, '{from}, {to}: dates'),
    quiet: text(300),
    since: text(80, '{count} submissions, the oldest of {date}'),
    of: text(80, '{count} of {all} allowed'),
    waiting: text(80),
    failed: text(80),
    held: text(80),
    suspected: text(80),
    pages: text(80, 'A lower bound: caches answer too'),
    from: text(80),
    chat: text(80),
    disk: text(80),
    backup: text(80),
    never: text(80),
  }),
  counts: z.strictObject({
    submissions: text(80),
    subscriptions: text(80),
    bookings: text(80),
    questions: text(80),
  }),
  alert: z.strictObject({
    subject: text(80, '{title}: what is wrong'),
    over: text(80, '{title}: what was wrong'),
    since: text(80, '{date}: day and time'),
    guide: text(300, '{title}: the heading in the guide'),
    last: text(300),
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
