import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerServiceWorker } from './features/pwa/register-service-worker.ts';
import { reloadAfterChunkFailure } from './features/pwa/reload-after-chunk-failure.ts';
import { keepCampaign } from './features/visit/visit-campaign.ts';

reloadAfterChunkFailure({
  events: window,
  storage: sessionStorage,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => window.location.reload(),
});

/** Marks the page as one that listens: what is pressed before that may come to nothing. Tests and tools wait for it. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}

// before anything can be pressed: whoever leaves this page at once must not lose it
keepCampaign(location.search);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <HydratedMark />
    </StrictMode>,
  );
});

registerServiceWorker();
