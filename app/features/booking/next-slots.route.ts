import { jsonResponse } from '../../../server/http/failure-response.ts';
import type { Route } from './+types/next-slots.route.ts';
import { loadBookingPage, offeredTimes, readTimes } from './booking-pages.server.ts';

/** The next three free times, apart from pages that a shared cache may keep. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { times } = await readTimes(args);
  const { days } = offeredTimes(args, loadBookingPage(args), times);
  return jsonResponse(days.flat().slice(0, 3), 200);
}
