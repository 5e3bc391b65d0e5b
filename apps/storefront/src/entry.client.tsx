import './styles/index.css';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { type BrowserRouter, createBrowserRouter, firstLocation } from './app/browser-router.ts';
import { loadPageCode, loadPageFiles } from './app/page-code.ts';
import type { SentPage, ShopState } from './app/shop-state.ts';
import { reloadAfterChunkFailure } from './features/pwa/reload-after-chunk-failure.ts';
import { repeatMissedPresses } from './page/missed-press.ts';
import { followLinks } from './router/follow-links.ts';
import { decodePart } from './router/location.ts';
import { matchPage } from './router/match-page.ts';
import { PageError } from './router/page-answer.ts';
import { NOT_FOUND, ROUTES } from './routes.ts';

reloadAfterChunkFailure(window);
repeatMissedPresses();

try {
  // [C-2-46] store the campaign before the shopper can click; only visits with a campaign load the tracking code
  if (location.search.includes('utm_')) sessionStorage.landed = location.search;
  if (sessionStorage.landed || localStorage['wattle.campaign']) void import('./shopper/visit/follow-visit.ts');
  // an order that is not settled may be placed by now, and its goods leave the cart
  if (localStorage['wattle.pending-orders'] || localStorage['wattle.open-attempt'])
    void import('./shopper/checkout/watch-open-orders.ts').then(({ watchOpenOrders }) => watchOpenOrders());
} catch {
  // the shop works even when the browser blocks storage
}

function Shop({ router }: { router: BrowserRouter }) {
  const [state, setState] = useState(router.state);
  useEffect(() => {
    // a pending navigation must not block what the shopper does meanwhile
    const show = () => startTransition(() => setState(router.state));
    show();
    return router.subscribe(show);
  }, [router]);
  useLayoutEffect(() => scrollTo(state), [state]);
  return <App state={state} router={router} />;
}

let lastShown: string | undefined;

function scrollTo({ location, scroll }: ShopState): void {
  const isNew = lastShown !== undefined && lastShown !== location.key;
  lastShown = location.key;
  if (!isNew || scroll === 'stay') return;
  const target = document.getElementById(decodePart(location.hash.slice(1)));
  if (scroll === 'top' && target) target.scrollIntoView();
  else window.scrollTo(0, scroll === 'top' ? 0 : scroll);
}

async function start(): Promise<void> {
  const sent: SentPage = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  const location = firstLocation();
  const { row, params } = matchPage(ROUTES, location.pathname) ?? { row: NOT_FOUND, params: {} };
  const code = await loadPageCode(row, sent.code);
  const error = sent.error && new PageError(sent.error.status, sent.error.data);
  const first: ShopState = {
    location,
    params,
    root: sent.root,
    frame: { code: code.frame, data: sent.frame, ...(sent.frame === undefined && { error }) },
    layout: code.layout,
    page: { code: code.page, data: sent.data, actionData: sent.actionData, error },
    scroll: 'stay',
  };
  const router = createBrowserRouter(first, sent.build);
  followLinks(router.navigate, (pathname) => matchPage(ROUTES, pathname) !== undefined);
  startTransition(() => {
    hydrateRoot(document.getElementById('shop') ?? document.body, <Shop router={router} />);
  });
}

void start();

// just after the first press begins, before its click
for (const sign of ['pointerdown', 'keydown']) {
  addEventListener(sign, () => void setTimeout(() => loadPageFiles().catch(() => {})), { once: true, passive: true });
}

// [C-2-63] well after page load, so that the worker does not compete with it
setTimeout(() => void import('./features/pwa/register-service-worker.ts'), 2000);
