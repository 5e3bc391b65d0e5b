import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadAfterChunkFailure } from './features/pwa/reload-after-chunk-failure.ts';
import { startVisit } from './features/visit/start-visit.ts';

reloadAfterChunkFailure({
  events: window,
  storage: sessionStorage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => window.location.reload(),
});

startVisit(location.search);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

// [C-2-63] long after the page is there: neither the worker nor its code competes with it
setTimeout(() => void import('./features/pwa/register-service-worker.ts'), 2000);
