import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { rootElement } from './root-element.ts';
import { guardHtml } from './trusted-html.ts';

guardHtml();

/**
 * A page whose data cannot be had by a click is asked for as if its address had been typed: without a network the browser
 * says so, in its own words. What the server answers, and what fails while it is drawn, have the error page.
 */
function leaveToBrowser(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (!errorInfo && !isRouteErrorResponse(error)) window.location.reload();
}

/**
 * A change of page that gives way to the next, or happens in a hidden tab, is not animated: the browser says so by rejecting
 * `ready`, to which the router does not listen. That is no fault; what fails while the page changes still is.
 */
function expectSkippedTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

expectSkippedTransitions();
startTransition(() => {
  hydrateRoot(
    rootElement(document),
    <StrictMode>
      <HydratedRouter onError={leaveToBrowser} />
    </StrictMode>,
  );
});
