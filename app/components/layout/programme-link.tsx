import type { MouseEvent, ReactNode } from 'react';

declare global {
  interface Window {
    /** An embedding page may define this hook. It returns another address, or nothing if it has opened the page itself. */
    trackingRedirect?: (url: string) => string | undefined;
  }
}

type Props = { href: string; className?: string; children: ReactNode };

function addressToOpen(url: string): string | undefined {
  try {
    return typeof window.trackingRedirect === 'function' ? window.trackingRedirect(url) : url;
  } catch (error) {
    // An error in the hook must not stop the navigation.
    reportError(error);
    return url;
  }
}

export function ProgrammeLink({ href, className, children }: Props) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const address = addressToOpen(href);
    if (address === href) return;
    event.preventDefault();
    if (address) window.open(address, '_blank', 'noopener');
  }

  return (
    <a href={href} className={className} target="_blank" rel="noopener" onClick={follow}>
      {children}
    </a>
  );
}
