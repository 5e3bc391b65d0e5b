import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadAfterChunkFailure } from './features/pwa/reload-after-chunk-failure.ts';

reloadAfterChunkFailure(window);

try {
  // [C-2-46] a campaign is put aside before anything can be pressed; only a visit with one loads what follows it
  if (location.search.includes('utm_')) sessionStorage.landed = location.search;
  if (sessionStorage.landed || localStorage['wattle.campaign']) void import('./shopper/visit/follow-visit.ts');
} catch {
  // a browser that refuses to store anything has the shop all the same
}

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

// [C-2-63] long after the page is there: neither the worker nor its code competes with it
setTimeout(() => void import('./features/pwa/register-service-worker.ts'), 2000);
