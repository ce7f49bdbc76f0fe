import { data, redirect } from 'react-router';
import { company } from '../../lib/content/owner.server.ts';
import { servicesOf } from '../../lib/services-context.ts';
import type { Route } from './+types/talk.route.ts';
import { bookFrame, talkView } from './book-view.server.ts';
import { calendarEvent } from './booking-calendar.server.ts';
import { changeTalk } from './change-talk.server.ts';
import { readTalk, talkLink, talkPath } from './talk-link.server.ts';
import { TalkPage } from './talk-page.tsx';

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/** `&ics`: the calendar entry as a file. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    if (!args.url.searchParams.has('ics')) return next();
    const services = servicesOf(args.context);
    const booking = await readTalk(args.url, services);
    if (!booking || booking.state === 'asked') return new Response(null, { status: 410, headers: PRIVATE });
    const link = talkLink(services.links, booking);
    const parties = { company: company.name, link, organizer: company.emails.general };
    const { content } = calendarEvent(booking, bookFrame(args).messages, parties);
    const type = 'text/calendar; charset=utf-8; method=PUBLISH';
    const headers = { 'Content-Type': type, 'Content-Disposition': 'attachment; filename="talk.ics"' };
    return new Response(content, { headers: { ...PRIVATE, ...headers } });
  },
];

/** GET only shows, because mail scanners follow links; POST acts. */
export async function loader(args: Route.LoaderArgs) {
  const view = await talkView(args, servicesOf(args.context));
  return data(view, { status: view.talk ? 200 : 410, headers: PRIVATE });
}

export async function action(args: Route.ActionArgs) {
  const services = servicesOf(args.context);
  const outcome = await changeTalk(args.request, args.url, services);
  if (outcome.changed) return redirect(talkPath(services, outcome.changed, outcome.notice), 303);
  const { problem, status, headers: more } = outcome;
  return data(await talkView(args, services, problem), { status, headers: { ...PRIVATE, ...more } });
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.messages.talk.title }, { name: 'robots', content: 'noindex' }];
}

export default function TalkRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TalkPage {...(actionData ?? loaderData)} />;
}
