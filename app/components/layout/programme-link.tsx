import type { MouseEvent, ReactNode } from 'react';

declare global {
  interface Window {
    /** A page around the site may define it: what counts or redirects a click on a programme's official site. */
    trackingRedirect?: (url: string) => unknown;
  }
}

type Props = { href: string; className?: string; children: ReactNode };

/** The address that the page's tracking helper gives in place of this one, if there is a helper and it gives one. */
function redirected(url: string): string | undefined {
  try {
    const instead = typeof window.trackingRedirect === 'function' ? window.trackingRedirect(url) : undefined;
    return typeof instead === 'string' && instead !== '' ? instead : undefined;
  } catch (error) {
    // The helper is not ours: its fault is reported as its own, and the visitor still gets where the link says.
    reportError(error);
    return undefined;
  }
}

/**
 * A link to the official site of a programme, in a new tab. Where the page defines `window.trackingRedirect`, the
 * click goes through it first; an address that it returns is opened instead of the link's own.
 */
export function ProgrammeLink({ href, className, children }: Props) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const instead = redirected(href);
    if (instead === undefined) return;
    event.preventDefault();
    window.open(instead, '_blank', 'noopener');
  }

  return (
    <a href={href} className={className} target="_blank" rel="noopener" onClick={follow}>
      {children}
    </a>
  );
}
