import type { PlacedOrder } from '@wattle/domain/checkout';
import type { Order } from '@wattle/domain/order';
import { useEffect, useState } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { watchOpenOrders } from '../../../shopper/checkout/watch-open-orders.ts';

export type LoadedOrder =
  | { readonly status: 'LOADING' | 'ERROR'; readonly order: null }
  | { readonly status: 'SUCCESS'; readonly order: Order };

/** Poll interval while a payment is being checked. */
const LOOK_AGAIN_MS = 5000;

/** Loads the order by number and email, for guests and customers alike. */
export function usePlacedOrder(placed: PlacedOrder): LoadedOrder & { readonly retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedOrder>({ status: 'LOADING', order: null });
  const [again, setAgain] = useState<object>({});
  const { number } = placed;
  const { email } = placed.contact;
  useEffect(() => {
    // each retry is a new object
    void again;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const found = await browserClient.findGuestOrder({ number, email }, { signal: left.signal });
      if (left.signal.aborted) return;
      if (found.status === 'SUCCESS') setLoaded({ status: 'SUCCESS', order: found.value });
      else setLoaded((before) => (before.order ? before : { status: 'ERROR', order: null }));
      const isOver = found.status === 'SUCCESS' && found.value.status !== 'PENDING';
      if (!isOver) timer = setTimeout(() => void look().catch(() => {}), LOOK_AGAIN_MS);
    };
    look().catch(() => {});
    // once it is placed, what was ordered leaves the cart
    watchOpenOrders();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [number, email, again]);
  return { ...loaded, retry: () => setAgain({}) };
}
