import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rootElement } from './root-element.ts';
import { guardHtml } from './trusted-html.ts';

guardHtml();

startTransition(() => {
  hydrateRoot(
    rootElement(document),
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
