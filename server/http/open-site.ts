import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { AnalyticsTool } from '../analytics-tools.ts';
import type { Log } from '../observability/log.ts';
import type { ServerModules } from '../server-module.ts';
import type { ChatDeps, ChatService, Services } from '../services.ts';

export type Site = {
  /** Pages of this language have addresses without a prefix too. */
  defaultLanguage: string;
  negotiateLanguage: (request: { url: string; headers: Headers }) => string;
  /** The result is empty if the path begins with no language. */
  prefixOf: (pathname: string) => string;
  languageCookie: (language: string) => string;
  /** If true, the page's file answers only requests without a query. */
  dependsOnQuery: (pathname: string) => boolean;
  /** Patterns in the router's syntax, such as `/:lang?/about`. */
  patterns: string[];
  /** `services` is null while the build renders pages. */
  handle: (request: Request, services: Services | null) => Promise<Response>;
};

export type OpenedSite = Site & {
  serverModules: ServerModules;
  countsPages: boolean;
  analyticsTools: readonly AnalyticsTool[];
  /** These are the defaults for settings of the operator. */
  mail: { from: string; linkOrigin: string };
  openChat: (deps: ChatDeps, assistantFolder: string) => ChatService;
};

export type SiteEntry = Omit<OpenedSite, 'handle' | 'patterns'> & {
  servicesContext: RouterContext<Services | null>;
};

function errorsTo(log: Pick<Log, 'error'>) {
  return (error: unknown, { request }: { request: Request }): void => {
    const isResponse = isRouteErrorResponse(error) && error.status < 500;
    if (!isResponse && !request.signal.aborted) log.error({ err: error }, 'http.failed');
  };
}

/** @param log without it, the router prints errors that may quote the visitor */
export function openSite(
  build: ServerBuild,
  mode: 'production' | 'development',
  log?: Pick<Log, 'error'>,
): OpenedSite {
  const { module } = build.entry;
  const { servicesContext, ...entry } = (module as typeof module & { site: SiteEntry }).site;
  const loggedEntry = log && { ...build.entry, module: { ...module, handleError: errorsTo(log) } };
  const handler = createRequestHandler(loggedEntry ? { ...build, entry: loggedEntry } : build, mode);
  return {
    ...entry,
    patterns: Object.values(build.routes).flatMap((route) => (route?.path ? [route.path] : [])),
    handle: (request, services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return handler(request, context);
    },
  };
}
