import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/next-times.route.ts';
import { bookFrame, momentIn } from './book-view.server.ts';
import { takenTimes } from './busy-times.server.ts';
import { bookingConfig, freeDays } from './slots.ts';

/** The next three free times, apart from pages that a shared cache may keep. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = servicesOf(args.context);
  const taken = await takenTimes(store, clock.now());
  const days = taken ? [...freeDays(bookingConfig, clock.now(), taken).take(3)] : [];
  const starts = days.flatMap((day) => day.starts).slice(0, 3);
  const times = starts.map((start) => momentIn(bookFrame(args), start));
  return Response.json(times, { headers: { 'Cache-Control': 'no-store' } });
}
