import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerServiceWorker } from './features/pwa/register-service-worker.ts';
import { reloadAfterChunkFailure } from './features/pwa/reload-after-chunk-failure.ts';

reloadAfterChunkFailure({
  events: window,
  storage: sessionStorage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => window.location.reload(),
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

registerServiceWorker();
