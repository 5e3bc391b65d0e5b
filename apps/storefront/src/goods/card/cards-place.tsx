import { lazy, Suspense, useEffect, useState } from 'react';
import { CARD } from './card-selector.ts';

const LiveCards = lazy(async () => ({ default: (await import('./live-cards.tsx')).LiveCards }));

/** Brings cards to life on pages that have some; others do without the code. */
export function CardsPlace() {
  const [hasCards, setHasCards] = useState(false);
  useEffect(() => {
    if (hasCards) return undefined;
    const look = () => document.querySelector(CARD) && setHasCards(true);
    look();
    const arriving = new MutationObserver(look);
    arriving.observe(document.body, { childList: true, subtree: true });
    return () => arriving.disconnect();
  }, [hasCards]);
  return hasCards ? (
    <Suspense>
      <LiveCards />
    </Suspense>
  ) : null;
}
