import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { AnalyticsTool } from '../analytics-tools.ts';
import type { Registry } from '../feature.ts';
import type { Log } from '../observability/log.ts';
import type { Services } from '../services.ts';

export type Site = {
  languages: readonly string[];
  negotiateLanguage: (request: { url: string; headers: Headers }) => string;
  /** Empty if the path begins with no language. */
  prefixOf: (pathname: string) => string;
  /** A `Set-Cookie` header. */
  setLanguageCookie: (language: string) => string;
  /** If true, the file serves only requests without a query. */
  answersQuery: (pathname: string) => boolean;
  /** Without services for pages only. */
  handle: (request: Request, services: Services | null) => Promise<Response>;
};

export type OpenedSite = Site & {
  /** `/:lang?/about` */
  patterns: string[];
  registry: Registry;
  tools: Record<string, AnalyticsTool>;
  /** `from`, `linkOrigin`: unless the operator sets others. `site`: what the kinds' mails are written with. */
  mail: { from: string; linkOrigin: string; site: unknown };
  /** For pages that differ only by a number. */
  alikePage: (
    request: Request,
  ) => { path: string; language: string; standIn: string; number: string } | undefined;
  /** Markdown; undefined if the question names no amount. */
  calculate: (question: string, language: string) => string | undefined;
};

type SiteEntry = Omit<OpenedSite, 'handle' | 'patterns'> & {
  servicesContext: RouterContext<Services | null>;
};

function hasSite(entry: unknown): entry is { site: SiteEntry } {
  return typeof entry === 'object' && entry !== null && 'site' in entry;
}

/** Ignores 4xx and closed connections. */
function errorsTo(log: Pick<Log, 'error'>) {
  return (error: unknown, { request }: { request: Request }): void => {
    const isAnswer = isRouteErrorResponse(error) && error.status < 500;
    if (!isAnswer && !request.signal.aborted) log.error({ err: error }, 'http.failed');
  };
}

/**
 * @param log without it, errors on the console may quote the visitor
 * @throws Error if the build's entry exports no site
 */
export function openSite(
  build: ServerBuild,
  mode: 'production' | 'development',
  log?: Pick<Log, 'error'>,
): OpenedSite {
  const { module } = build.entry;
  if (!hasSite(module))
    throw new Error('the entry of the built site exports no `site`; app/entry.server.tsx does');
  const { servicesContext, ...entry } = module.site;
  const listening = log && { ...build.entry, module: { ...module, handleError: errorsTo(log) } };
  const handler = createRequestHandler(listening ? { ...build, entry: listening } : build, mode);
  const ask = (request: Request, services: Services | null) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    return handler(request, context);
  };
  const alike = mode === 'production' ? alikePages(entry, ask) : undefined;
  return {
    ...entry,
    patterns: Object.values(build.routes).flatMap((route) => (route?.path ? [route.path] : [])),
    handle: async (request, services) => (await alike?.(request, services)) ?? ask(request, services),
  };
}

/** Guessed numbers must not cost a rendering each. */
function alikePages({ alikePage }: Pick<SiteEntry, 'alikePage'>, ask: Site['handle']) {
  const pages = new Map<string, string>();
  return async (request: Request, services: Services | null): Promise<Response | undefined> => {
    const page = alikePage(request);
    if (!page) return undefined;
    const { path, language, standIn, number } = page;
    if (!pages.has(language)) {
      const headers = { 'Accept-Language': language };
      const answer = await ask(new Request(new URL(path, 'http://localhost'), { headers }), services);
      // A full render queue may refuse.
      if (answer.status === 404) pages.set(language, await answer.text());
    }
    const html = pages.get(language)?.replaceAll(standIn, number);
    return html
      ? new Response(html, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      : undefined;
  };
}
