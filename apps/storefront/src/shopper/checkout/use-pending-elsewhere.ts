import type { CartItem } from '@wattle/domain/cart';
import { useEffect, useEffectEvent } from 'react';
import { useSignedIn } from '../session/use-signed-in.ts';

/**
 * Looks whether the signed-in customer ordered what is in this cart on another device, and the payment is still being
 * checked. The cart came from the account without a word of it, and paying here would buy it twice.
 */
export function usePendingElsewhere(items: readonly CartItem[]): void {
  const { loggedIn } = useSignedIn();
  const look = useEffectEvent(async () => {
    const { keepPendingElsewhere } = await import('./keep-pending-elsewhere.ts');
    await keepPendingElsewhere(items);
  });
  const lines = loggedIn ? items.length : 0;
  useEffect(() => {
    // without an answer the cart is as it was before
    if (lines > 0) look().catch(() => {});
  }, [lines]);
}
