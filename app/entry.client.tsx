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

startTransition(() => {
  hydrateRoot(
    rootElement(document),
    <StrictMode>
      <HydratedRouter onError={leaveToBrowser} />
    </StrictMode>,
  );
});
