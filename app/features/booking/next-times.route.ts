import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/next-times.route.ts';
import { bookFrame } from './book-view.server.ts';
import { momentShown } from './booking-module.server.ts';
import { knownTimes } from './busy-times.server.ts';

/** The next three free times, apart from pages that a shared cache may keep. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = servicesOf(args.context);
  const days = (await knownTimes(store, clock.now()))?.days().take(3) ?? [];
  const starts = [...days].flatMap((day) => day.starts).slice(0, 3);
  const times = starts.map((start) => momentShown(start, bookFrame(args)));
  return Response.json(times, { headers: { 'Cache-Control': 'no-store' } });
}
