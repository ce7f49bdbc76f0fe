import type { Services } from '../../../server/services.ts';
import type { PageRequest } from '../../lib/i18n/request-locale.ts';
import { bookFrame, daysShown, momentOf } from './book-view.server.ts';
import { wayShown } from './booking-calendar.server.ts';
import { takenNow } from './busy-times.server.ts';
import type { Changed } from './change-talk.server.ts';
import { MOST_CHANGES } from './hold-times.server.ts';
import { readTalk, talkPath } from './talk-link.server.ts';

/** @param problem of a button that could not do its work */
export async function talkView(args: PageRequest, services: Services, problem?: Changed['said']) {
  const now = services.clock.now();
  const frame = bookFrame(args);
  const booking = await readTalk(args.url, services);
  if (!booking) return { ...frame, problem, talk: undefined };
  const wantsChange = args.url.searchParams.has('change') && booking.state === 'booked';
  const taken = wantsChange ? await takenNow(services.store, now, booking.id) : undefined;
  const talk = {
    state: booking.state,
    when: momentOf(frame)(booking.start_at),
    way: wayShown(booking.way, frame.messages),
    isOver: booking.start_at <= now,
    mayChange: booking.version < MOST_CHANGES,
    said: args.url.searchParams.get('said'),
    sendsMail: services.sendsMail,
    path: talkPath(services, booking),
    choice: wantsChange ? daysShown(args, taken, now) : undefined,
  };
  return { ...frame, problem, talk };
}
