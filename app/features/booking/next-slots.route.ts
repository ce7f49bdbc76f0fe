import { jsonResponse } from '../../../server/http/failure-response.ts';
import type { Route } from './+types/next-slots.route.ts';
import { findBookingAndSlots, loadPageData } from './booking-pages.server.ts';
import { describeSlot } from './booking-texts.server.ts';

/** Pages may be in shared caches, so their free slots come from here. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { slots = [] } = await findBookingAndSlots(args);
  const page = loadPageData(args);
  const next = slots.slice(0, 3).map((start) => describeSlot(start, page));
  return jsonResponse(next, 200);
}
