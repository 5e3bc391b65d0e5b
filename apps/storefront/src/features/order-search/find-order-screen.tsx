import type { CallValue } from '@wattle/contract';
import * as orderSearchWords from '@wattle/messages/order-search';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { useLocation, useNavigate } from '../../router/router-context.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import styles from './find-order-screen.module.css';
import { FoundOrder } from './found-order.tsx';
import { hashOfOrder, type OrderProof, orderInHash } from './order-in-hash.ts';

type Found = CallValue<'findGuestOrder'>;

/** Guest order lookup, by order number and email, or by the link of a mail. */
export function FindOrderScreen() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [order, setOrder] = useState<Found | null>(null);
  const [hasEnded, setEnded] = useState(false);
  // the server does not see the hash, so the first frame is its form
  const proof = orderInHash(useHydrated() ? hash : '');
  const isOpening = proof !== null && order?.number !== proof.number && !hasEnded;
  // with its key in the address, the order is there again after a reload
  const show = (found: Found) => {
    setOrder(found);
    if (found.access) void navigate({ hash: hashOfOrder({ number: found.number, key: found.access.key }) }, REPLACE);
  };
  const leave = () => {
    setOrder(null);
    setEnded(false);
    void navigate('/orders/find', REPLACE);
  };
  if (order) {
    return (
      <div className={`wrap ${styles.page}`}>
        <FoundOrder order={order} onChange={setOrder} onOther={leave} />
      </div>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      {isOpening && <Opening proof={proof} onFound={setOrder} onEnded={() => setEnded(true)} />}
      {!isOpening && <FindOrderForm onFound={show} hint={hasEnded ? orderSearchWords.linkEnded : undefined} />}
    </div>
  );
}

const REPLACE = { replace: true } as const;

type OpeningProps = { proof: OrderProof; onFound: (order: Found) => void; onEnded: () => void };

/** Loads the order of a link. A link that has ended leads to the form. */
function Opening({ proof: { number, key }, onFound, onEnded }: OpeningProps) {
  const tell = useEffectEvent((found: Found | null) => (found ? onFound(found) : onEnded()));
  useEffect(() => {
    const left = new AbortController();
    browserClient.findGuestOrder({ number, key }, { signal: left.signal }).then(
      (outcome) => left.signal.aborted || tell(outcome.status === 'SUCCESS' ? outcome.value : null),
      () => left.signal.aborted || tell(null),
    );
    return () => left.abort();
  }, [number, key]);
  return (
    <p role="status">
      <Spinner /> {orderSearchWords.loadingYourOrder}
    </p>
  );
}
