import { guardCheckoutSuccess } from '@wattle/domain/account';
import type { PlacedOrder } from '@wattle/domain/checkout';
import type { Order } from '@wattle/domain/order';
import * as checkoutWords from '@wattle/messages/checkout';
import { confirmationTitle, confirmationWords, nextSteps } from '@wattle/messages/checkout-confirmation';
import { useEffect } from 'react';
import { lineCents } from '../../../goods/order/line-cents.ts';
import { LoadFailed } from '../../../goods/order/load-failed.tsx';
import { OrderDelivery } from '../../../goods/order/order-delivery.tsx';
import { OrderItems } from '../../../goods/order/order-items.tsx';
import { OrderPaid } from '../../../goods/order/order-paid.tsx';
import { useNavigate } from '../../../router/router-context.tsx';
import { useCheckout } from '../../../shopper/checkout/checkout-store.ts';
import { useSignedIn } from '../../../shopper/session/use-signed-in.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountOffer } from './account-offer.tsx';
import styles from './success-screen.module.css';
import { tellPurchase } from './tell-purchase.ts';
import { type LoadedOrder, usePlacedOrder } from './use-placed-order.ts';

/** The order confirmation; without an order it redirects to the cart [C-2-28 C-6-08]. */
export function SuccessScreen() {
  const kept = useCheckout();
  const navigate = useNavigate();
  const placed = kept?.placedOrder ?? null;
  const guard = kept && guardCheckoutSuccess(placed !== null);
  const instead = guard?.status === 'REDIRECT' ? guard.to : null;
  useEffect(() => {
    if (instead !== null) void navigate(instead, { replace: true });
  }, [instead, navigate]);
  if (!placed) return <SuccessSkeleton />;
  return <Confirmation key={placed.number} placed={placed} />;
}

function Confirmation({ placed }: { placed: PlacedOrder }) {
  const loaded = usePlacedOrder(placed);
  const { loggedIn } = useSignedIn();
  const { contact, number } = placed;
  const { order } = loaded;
  const next = order ? nextSteps(order) : [];
  useEffect(() => {
    if (order) tellPurchase(order);
  }, [order]);
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={styles.hero}>
        <span className={styles.ok} aria-hidden="true">
          <Icon name={order === null ? 'check' : markOf(order)} />
        </span>
        <div aria-live="polite">
          <h1>{confirmationTitle(contact.firstName, order)}</h1>
          <p>{confirmationWords(order, contact.email)}</p>
        </div>
        <p className={styles.number}>
          {checkoutWords.orderNumber} <b>{number}</b>
        </p>
        {order && <Portrait order={order} />}
      </section>
      {next.length > 0 && (
        <ol className={styles.next} aria-label={checkoutWords.whatHappensNext}>
          {next.map(({ icon, title, words }) => (
            <li key={title}>
              <Icon name={icon} />
              <b>{title}</b>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      )}
      {!loggedIn && <AccountOffer contact={contact} />}
      <Bought loaded={loaded} onRetry={loaded.retry} />
    </div>
  );
}

const markOf = ({ status }: Order) =>
  status === 'PENDING' ? 'clock' : status === 'CANCELLED' || status === 'REFUNDED' ? 'info' : 'check';

/** The most expensive product pictures the order. */
function Portrait({ order: { lines } }: { order: Order }) {
  const [dearest] = lines.filter(({ imageUrl }) => imageUrl).sort((one, other) => lineCents(other) - lineCents(one));
  if (!dearest?.imageUrl) return null;
  return (
    <span className={styles.portrait} aria-hidden="true">
      <ImageTile image={{ url: dearest.imageUrl, alt: '' }} sizes="280px" />
    </span>
  );
}

function Bought({ loaded: { status, order }, onRetry }: { loaded: LoadedOrder; onRetry: () => void }) {
  if (status === 'ERROR') return <LoadFailed what={checkoutWords.yourOrderSummary} onRetry={onRetry} />;
  if (!order) return <Skeleton height="420px" radius="var(--r-4)" />;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OrderItems order={order} title={checkoutWords.whatYouBought} tools={<Print />} />
        <OrderDelivery order={order} />
      </div>
      <div className={styles.column}>
        <OrderPaid order={order} />
        <LinkButton kind="tonal" wide to="/" className={styles.back}>
          {checkoutWords.backToTheShop}
        </LinkButton>
      </div>
    </div>
  );
}

const Print = () => (
  <button type="button" className={styles.print} onClick={() => window.print()}>
    <Icon name="print" /> {checkoutWords.printSummary}
  </button>
);

function SuccessSkeleton() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="sr-only">{checkoutWords.yourOrder}</h1>
      <Skeleton height="330px" radius="var(--r-4)" />
      <Skeleton height="150px" radius="var(--r-4)" />
    </div>
  );
}
