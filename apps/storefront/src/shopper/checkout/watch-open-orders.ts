import { isUnderWay, wasPlaced } from '@wattle/domain/order';
import { browserClient } from '../../page/browser-client.ts';
import { finishOrder, settlePlaced } from './finish-order.ts';
import { attemptStore } from './kept-attempt.ts';
import { openAttemptStore } from './open-attempt.ts';
import { dropPending, keepPending, onPendingChange, type PendingOrder, pendingOrders } from './pending-orders.ts';

/** Poll interval while a page is open. */
const LOOK_AGAIN_MS = 15_000;

/** Asks the shop what became of an order whose payment was not sure. */
async function askAbout(order: PendingOrder): Promise<void> {
  const { number, draft } = order;
  const found = await browserClient.findGuestOrder({ number, email: draft.contact.email });
  if (found.status === 'ERROR') return;
  const kept = pendingOrders().find((one) => one.number === number);
  if (kept?.state !== 'PENDING') return;
  // forgotten by the shop: nobody will say more of it
  if (found.status === 'REJECTED') return dropPending(number);
  const { status, totals, access } = found.value;
  if (status === 'PENDING') {
    if (!kept.known) keepPending({ ...kept, known: { totalCents: totals.totalCents, accessKey: access?.key ?? null } });
    return;
  }
  if (isUnderWay({ status }) || wasPlaced(found.value)) return settlePlaced(draft, number);
  keepPending({
    ...kept,
    state: 'CANCELLED',
    known: { totalCents: totals.totalCents, accessKey: access?.key ?? null },
  });
}

/** An attempt that this browser left: it may have been paid in another browser, or after the page was closed. */
async function askAboutAttempt(): Promise<void> {
  const open = openAttemptStore.get();
  const isAnswered = attemptStore.get() === null || attemptStore.get()?.orderNumber !== null;
  // the pages of the checkout ask themselves, and say what they learn
  if (!open || !isAnswered || location.pathname.startsWith('/checkout')) return;
  const answer = await browserClient.loadAttempt({});
  if (answer.status !== 'SUCCESS' || openAttemptStore.get()?.key !== open.key) return;
  const { status } = answer.value;
  if (status !== 'PLACED' && status !== 'PENDING') return;
  await finishOrder(open.draft, {
    orderNumber: answer.value.orderNumber,
    isPending: status === 'PENDING',
    key: open.key,
  });
}

let isLooking = false;

async function look(): Promise<void> {
  if (isLooking || document.visibilityState !== 'visible') return;
  isLooking = true;
  const waiting = pendingOrders().filter(({ state }) => state === 'PENDING');
  await Promise.allSettled([askAboutAttempt(), ...waiting.map(askAbout)]);
  isLooking = false;
}

let isWatching = false;

/** Learns what becomes of orders that are not settled, on any page, and takes what was placed out of the cart. */
export function watchOpenOrders(): void {
  if (isWatching) return;
  isWatching = true;
  const again = () => void look();
  document.addEventListener('visibilitychange', again);
  addEventListener('pageshow', again);
  onPendingChange(() => {
    if (pendingOrders().some(({ state, known }) => state === 'PENDING' && !known)) again();
  });
  setInterval(() => {
    if (pendingOrders().length > 0) again();
  }, LOOK_AGAIN_MS);
  again();
}
