import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { forgetHandledPresses } from './lib/page-start/missed-press.ts';
import { guardHtml } from './lib/trusted-html.ts';
import { rootElement } from './root-element.ts';

guardHtml();

/** Opens a page whose data cannot be fetched as a document: the server says why, or the browser. */
function reloadWithoutData(_: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (!errorInfo) window.location.reload();
}

/** Ignores skipped view transitions (a newer navigation, a hidden tab): the router leaves `ready` rejected. */
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
