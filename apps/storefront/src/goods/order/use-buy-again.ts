import { linesToBuyAgain, type Order, type OrderLine } from '@wattle/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addAlert } from '../../shopper/cart/add-alert.ts';
import { addToCart } from '../../shopper/cart/use-cart.ts';
import { openSession } from '../../shopper/session/open-session.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';

const NOTHING = 'Nothing of this order can be bought again here. Look for it in the shop.';
const NOT_LOADED = 'We could not load this order. Please try again.';

async function loadOrder(number: string): Promise<Order> {
  const { client } = await openSession();
  const outcome = await client.loadOrder({ number });
  if (outcome.status !== 'SUCCESS') throw new Error(`The order ${number} cannot be loaded.`);
  return outcome.value;
}

/** Puts what an order had into the cart, and goes there; what cannot be had any more is told. */
export function useBuyAgain() {
  const { addAlert: say } = useAlerts();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const addLine = async ({ productId, variantId, qty, plan, name }: OrderLine): Promise<boolean> => {
    const request = { productId, variantId, qty, warrantyId: plan?.id ?? null, addedFrom: 'order', attribution: null };
    const result = await addToCart(request);
    const alert = addAlert(result, name);
    if (alert) say(alert);
    return result.status === 'SUCCESS';
  };

  const buy = async (wanted: string | Order): Promise<void> => {
    const order = typeof wanted === 'string' ? await loadOrder(wanted) : wanted;
    const lines = linesToBuyAgain(order);
    if (lines.length === 0) return say({ content: NOTHING, type: 'INFO' });
    let added = 0;
    // one after the other: the cart takes one thing at a time
    for (const line of lines) added += (await addLine(line)) ? 1 : 0;
    if (added > 0) await navigate('/cart');
  };

  /** An order that is not here yet is loaded by its number, as whose it is. */
  const buyAgain = (wanted: string | Order): void => {
    if (isBusy) return;
    setBusy(true);
    buy(wanted)
      .catch(() => say({ content: NOT_LOADED, type: 'ERROR' }))
      .finally(() => setBusy(false));
  };
  return { buyAgain, isBusy };
}
