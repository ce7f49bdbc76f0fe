import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Capabilities, MailSite } from '../capabilities.ts';
import type { Log } from '../log/log.ts';

/** What the server needs of the built site. The site's entry hands it over; nothing is imported from it. */
export type Site = {
  languages: readonly string[];
  /** The language of an answer to this request. */
  negotiateLanguage: (request: { url: string; headers: Headers }) => string;
  /** The language that a path begins with, or an empty text. */
  prefixOf: (pathname: string) => string;
  /** The choice of a language, as a `Set-Cookie` header. */
  setLanguageCookie: (language: string) => string;
  /** Whether the page of a path answers to its query: then the file is the page without one. */
  answersQuery: (pathname: string) => boolean;
  /** Renders a page or runs an action. */
  handle: (request: Request, capabilities: Capabilities) => Promise<Response>;
};

/** The site, and what only the assembly asks for. */
export type OpenedSite = Site & {
  /** Of all its addresses as the router has them (`/:lang?/about`). */
  patterns: string[];
  /** What mails say; `url` is the company's own, and `linkDoor` the path of the links in them. */
  mail: MailSite & { url: string; linkDoor: string };
  /** What the State would pay of the amount that a question names, as Markdown; nothing where it names none. */
  calculate: (question: string, language: string) => string | undefined;
};

type SiteEntry = Omit<OpenedSite, 'handle' | 'patterns'> & {
  capabilitiesContext: RouterContext<Capabilities | null>;
};

function hasSite(entry: unknown): entry is { site: SiteEntry } {
  return typeof entry === 'object' && entry !== null && 'site' in entry;
}

/** What the router could not do, in the log: not that a path has no page or no action, nor that a visitor left. */
function faultsTo(log: Pick<Log, 'error'>) {
  return (fault: unknown, { request }: { request: Request }): void => {
    const isAnswer = isRouteErrorResponse(fault) && fault.status < 500;
    if (!isAnswer && !request.signal.aborted) log.error({ err: fault }, 'http.failed');
  };
}

/**
 * Opens the site that the framework has built.
 * @param log where faults go; without one the router writes them to the console, with messages that quote the visitor
 * @throws Error where the build's entry does not export one
 */
export function openSite(
  build: ServerBuild,
  mode: 'production' | 'development',
  log?: Pick<Log, 'error'>,
): OpenedSite {
  const { module } = build.entry;
  if (!hasSite(module))
    throw new Error('the entry of the built site exports no `site`; app/entry.server.tsx does');
  const { capabilitiesContext, ...entry } = module.site;
  const listening = log && { ...build.entry, module: { ...module, handleError: faultsTo(log) } };
  const handler = createRequestHandler(listening ? { ...build, entry: listening } : build, mode);
  return {
    ...entry,
    patterns: Object.values(build.routes).flatMap((route) => (route?.path ? [route.path] : [])),
    handle: (request, capabilities) => {
      const context = new RouterContextProvider();
      context.set(capabilitiesContext, capabilities);
      return handler(request, context);
    },
  };
}
