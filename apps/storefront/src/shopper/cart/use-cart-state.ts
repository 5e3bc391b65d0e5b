import { useEffect, useSyncExternalStore } from 'react';
import { type CartState, UNLOADED } from './cart-state.ts';
import { openCart } from './open-cart.ts';

const subscribe = (listener: () => void) => openCart().subscribe(listener);
const get = () => openCart().get();

/** The whole cart; unloaded on the server and during hydration. Reloaded when the shopper returns to the page. */
export function useCartState(): CartState {
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible') void openCart().load();
    };
    load();
    document.addEventListener('visibilitychange', load);
    return () => {
      document.removeEventListener('visibilitychange', load);
      // notices are not repeated on the next visit
      openCart().dismissNotices();
    };
  }, []);
  return useSyncExternalStore(subscribe, get, () => UNLOADED);
}
