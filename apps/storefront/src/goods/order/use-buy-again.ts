import { lineName, linesToBuyAgain, type Order, type OrderLine } from '@wattle/domain/order';
import * as orderWords from '@wattle/messages/order';
import { useState } from 'react';
import { useNavigate } from '../../router/router-context.tsx';
import { addAlert } from '../../shopper/cart/add-alert.ts';
import { addOnPress } from '../../shopper/cart/use-cart.ts';
import { openSession } from '../../shopper/session/open-session.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';

const NOTHING = orderWords.cannotBuyAgain;
const NOT_LOADED = orderWords.orderNotLoaded;

async function loadOrder(number: string): Promise<Order> {
  const { client } = await openSession();
  const outcome = await client.loadOrder({ number });
  if (outcome.status !== 'SUCCESS') throw new Error(`The order ${number} cannot be loaded.`);
  return outcome.value;
}

/** Adds an order's items to the cart and goes there; reports those no longer available. */
export function useBuyAgain() {
  const { addAlert: say } = useAlerts();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const addLine = async ({ productId, variantId, qty, plan, ...line }: OrderLine): Promise<boolean> => {
    const request = { productId, variantId, qty, warrantyId: plan?.id ?? null, addedFrom: 'order', attribution: null };
    const result = await addOnPress(request);
    const alert = addAlert(result, lineName(line));
    if (alert) say(alert);
    return result.status === 'SUCCESS';
  };

  const buy = async (wanted: string | Order): Promise<void> => {
    const order = typeof wanted === 'string' ? await loadOrder(wanted) : wanted;
    const lines = linesToBuyAgain(order);
    if (lines.length === 0) return say({ content: NOTHING, type: 'INFO' });
    let added = 0;
    // sequential, because the cart takes one item at a time
    for (const line of lines) added += (await addLine(line)) ? 1 : 0;
    if (added > 0) await navigate('/cart');
  };

  /** An order given by number is loaded first, as the signed-in customer. */
  const buyAgain = (wanted: string | Order): void => {
    if (isBusy) return;
    setBusy(true);
    buy(wanted)
      .catch(() => say({ content: NOT_LOADED, type: 'ERROR' }))
      .finally(() => setBusy(false));
  };
  return { buyAgain, isBusy };
}
