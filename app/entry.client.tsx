import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { forgetHandledPresses } from './lib/page-start/missed-press.ts';
import { guardHtml } from './lib/trusted-html.ts';
import { rootElement } from './root-element.ts';

guardHtml();

/** If a page's data cannot be fetched, its document is requested, so that the server or the browser says why. */
function reloadWithoutData(_: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (!errorInfo) window.location.reload();
}

/** The router leaves `ready` rejected when a view transition is skipped (newer navigation, hidden tab). */
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
      <HydratedRouter onError={reloadWithoutData} />
    </StrictMode>,
  );
  forgetHandledPresses();
});
