import { takeOrdered } from '@wattle/domain/order';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import * as words from '@wattle/messages/pending-order';
import { useEffect, useRef, useState } from 'react';
import { pendingLink } from '../../../goods/order/pending-notice.tsx';
import { browserClient } from '../../../page/browser-client.ts';
import { useNavigate } from '../../../router/router-context.tsx';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { settlePlaced } from '../../../shopper/checkout/finish-order.ts';
import {
  dropPending,
  keepPending,
  type PendingOrder,
  pendingOrders,
  usePendingIn,
} from '../../../shopper/checkout/pending-orders.ts';
import { refreshCheckoutData } from '../../../shopper/checkout/use-checkout-data.ts';
import { usePendingElsewhere } from '../../../shopper/checkout/use-pending-elsewhere.ts';
import { watchOpenOrders } from '../../../shopper/checkout/watch-open-orders.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './payment-step.module.css';

/** The order being checked that this page would order again; null: none. Once it is placed, leads to its confirmation. */
export function usePendingHere(): PendingOrder | null {
  const { lines } = useCheckoutPage();
  usePendingElsewhere(lines);
  const [first = null] = usePendingIn(lines);
  const before = useRef(first);
  const navigate = useNavigate();
  useEffect(() => {
    if (first) watchOpenOrders();
    const was = before.current;
    before.current = first;
    // it left the list before its goods leave the cart
    const isSettled = was && !first && !pendingOrders().some(({ number }) => number === was.number);
    if (isSettled && !cancelled.has(was.number)) void navigate(CHECKOUT_PATHS.success, { replace: true });
  }, [first, navigate]);
  return first;
}

/** Given up here, which is no reason to show a confirmation. */
const cancelled = new Set<string>();

/** In place of the form: paying now may be paying twice. It can wait, be given up, or be left out of this order. */
export function PendingPart({ order }: { order: PendingOrder }) {
  const { lines } = useCheckoutPage();
  const { number, known, draft } = order;
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const rest = takeOrdered(lines, draft.cartItems);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    setFailed(!(await cancelPending(order).catch(() => false)));
    setBusy(false);
  };
  const orderTheRest = async (): Promise<void> => {
    keepPending({ ...order, isApart: true });
    await openCart().replace((cart) => ({ ...cart, items: takeOrdered(cart.items, draft.cartItems) }));
  };
  return (
    <section className={styles.resume} aria-labelledby="pending-order">
      <h3 ref={title} id="pending-order" tabIndex={-1}>
        {words.pendingTitle}
      </h3>
      <p>{words.pendingAtPayment(number, known?.totalCents)}</p>
      {hasFailed && <Notice tone="bad">{words.couldNotCancel}</Notice>}
      <LinkButton wide size="lg" to={pendingLink(order)}>
        {words.seeOrder(number)}
      </LinkButton>
      {rest.length > 0 && (
        <Button kind="tonal" wide onClick={() => void orderTheRest()}>
          {words.orderTheRest}
        </Button>
      )}
      <Button kind="tonal" wide loading={isBusy} loadingLabel={words.cancelling} onClick={() => void cancel()}>
        {words.cancelAndPay(number)}
      </Button>
    </section>
  );
}

/** Cancels it, unless it has been paid meanwhile: then it is the order that the shopper wanted. */
async function cancelPending({ number, draft }: PendingOrder): Promise<boolean> {
  const proof = { number, email: draft.contact.email };
  const found = await browserClient.findGuestOrder(proof);
  if (found.status !== 'SUCCESS') return false;
  if (found.value.status !== 'PENDING' && found.value.status !== 'CANCELLED') {
    await settlePlaced(draft, number);
    return true;
  }
  if (found.value.status === 'PENDING' && (await browserClient.cancelGuestOrder(proof)).status !== 'SUCCESS')
    return false;
  cancelled.add(number);
  dropPending(number);
  // what it held is free again
  await openCart().load();
  refreshCheckoutData();
  return true;
}
