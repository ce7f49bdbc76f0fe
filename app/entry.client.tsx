import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rootElement } from './root-element.ts';

startTransition(() => {
  hydrateRoot(
    rootElement(document),
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
