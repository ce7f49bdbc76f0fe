import type { Route } from './+types/next-times.route.ts';
import { bookView, NO_STORE } from './book-view.server.ts';

/** The next three free times, apart from pages that a shared cache may keep. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { days } = (await bookView(args)).data;
  return Response.json(days.flat().slice(0, 3), { headers: NO_STORE });
}
