import { z } from 'zod';
import type { Links } from '../../../server/delivery/signed-links.ts';
import type { Services } from '../../../server/services.ts';
import { endpoints } from '../../lib/i18n/href.ts';
import type { Booking } from './booking-tables.server.ts';
import { findBooking } from './bookings.server.ts';

const claimSchema = z.object({ action: z.literal('manage'), booking: z.string() });

/** The page where a talk is confirmed, changed and cancelled. */
export function talkLink(links: Pick<Links, 'link'>, { id, language }: Pick<Booking, 'id' | 'language'>) {
  return links.link(endpoints.talk, { action: 'manage', booking: id, language });
}

/** @param notice above the talk */
export function talkPath({ links }: Pick<Services, 'links'>, booking: Booking, notice?: string): string {
  const { pathname, search } = new URL(talkLink(links, booking));
  return pathname + search + (notice ? `&said=${notice}` : '');
}

/** Undefined: forged, erased, or the talk is over. */
export async function readTalk(
  url: URL,
  { links, store, clock }: Pick<Services, 'links' | 'store' | 'clock'>,
) {
  const read = links.read(url.searchParams.get('token') ?? '');
  const claim = claimSchema.safeParse(read?.claim).data;
  const booking = claim && (await findBooking(store, { id: claim.booking }));
  return booking && booking.start_at + booking.minutes * 60_000 > clock.now() ? booking : undefined;
}
