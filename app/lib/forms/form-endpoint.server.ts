import { data, redirect } from 'react-router';
import { failureInit, failureResponse, jsonResponse } from '../../../server/http/failure-response.ts';
import { requestLocale } from '../i18n/request-locale.ts';
import { href } from '../site-paths.ts';
import { handlePost, type PostHandler, type RouteArguments } from './handle-post.server.ts';

/** Answers with JSON or, to a browser without JavaScript, a page. A GET redirects to the form on home. */
export function formEndpoint<Success extends { ok: true }>(
  section: 'contact' | 'newsletter',
  handle: PostHandler<Success>,
) {
  return {
    /** Answers with JSON here, because a route's action always makes a page. */
    middleware: [
      async (args: RouteArguments, next: () => Promise<Response>): Promise<Response> => {
        const { method, headers } = args.request;
        const acceptsPages = headers.get('accept')?.includes('text/html');
        if (acceptsPages && ['GET', 'HEAD'].includes(method))
          return redirect(href(requestLocale(args).prefix, 'home', section));
        const isJson = headers.get('content-type')?.startsWith('application/json');
        if (acceptsPages && method === 'POST' && !isJson) return next();
        const { outcome } = await handlePost(args, handle);
        if (!outcome.ok) return failureResponse(outcome);
        const { ok: _, ...body } = outcome;
        return jsonResponse(body, 202);
      },
    ],
    action: async (args: RouteArguments) => {
      const { outcome, typed } = await handlePost(args, handle);
      return data({ outcome, typed }, outcome.ok ? { status: 202 } : failureInit(outcome));
    },
    headers: ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders,
  };
}
