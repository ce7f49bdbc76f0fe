import type { MouseEvent, ReactNode } from 'react';

declare global {
  interface Window {
    /** Optional hook of the embedding page (`window.trackingRedirect`). */
    trackingRedirect?: (url: string) => unknown;
  }
}

type Props = { href: string; className?: string; children: ReactNode };

function redirected(url: string): string | undefined {
  try {
    const instead = typeof window.trackingRedirect === 'function' ? window.trackingRedirect(url) : undefined;
    return typeof instead === 'string' && instead !== '' ? instead : undefined;
  } catch (error) {
    // An error in the hook must not stop the navigation.
    reportError(error);
    return undefined;
  }
}

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
