import type { CallValue } from '@wattle/contract';
import * as orderSearchWords from '@wattle/messages/order-search';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadFailed } from '../../goods/order/load-failed.tsx';
import { hashOfOrder, type OrderProof, orderInHash } from '../../goods/order/order-in-hash.ts';
import { browserClient } from '../../page/browser-client.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { useLocation, useNavigate } from '../../router/router-context.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import styles from './find-order-screen.module.css';
import { FoundOrder } from './found-order.tsx';

type Found = CallValue<'findGuestOrder'>;

/** Guest order lookup, by order number and email, or by the link of a mail. */
export function FindOrderScreen() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [order, setOrder] = useState<Found | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  // the server does not see the hash, so the first frame is its form
  const proof = orderInHash(useHydrated() ? hash : '');
  const isOpening = proof !== null && order?.number !== proof.number && refused === null;
  // with its key in the address, the order is there again after a reload
  const show = (found: Found) => {
    setOrder(found);
    if (found.access) void navigate({ hash: hashOfOrder({ number: found.number, key: found.access.key }) }, REPLACE);
  };
  const leave = () => {
    setOrder(null);
    setRefused(null);
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
      {isOpening && <Opening proof={proof} onFound={setOrder} onRefused={setRefused} />}
      {refused === 'FAILED' && (
        <LoadFailed what={orderSearchWords.orderNumbered(proof?.number ?? '')} onRetry={() => setRefused(null)} />
      )}
      {!isOpening && refused !== 'FAILED' && (
        <FindOrderForm
          onFound={show}
          {...(refused === 'ENDED' && { number: proof?.number, hint: orderSearchWords.linkEnded })}
        />
      )}
    </div>
  );
}

const REPLACE = { replace: true } as const;

/** ENDED: the link opens nothing. FAILED: the shop could not be asked. */
type Refused = 'ENDED' | 'FAILED';

type OpeningProps = { proof: OrderProof; onFound: (order: Found) => void; onRefused: (why: Refused) => void };

/** Loads the order of a link. A link that has ended leads to the form. */
function Opening({ proof: { number, key }, onFound, onRefused }: OpeningProps) {
  const tell = useEffectEvent((found: Found | Refused) => {
    if (typeof found === 'string') onRefused(found);
    else onFound(found);
  });
  useEffect(() => {
    const left = new AbortController();
    browserClient.findGuestOrder({ number, key }, { signal: left.signal }).then(
      (outcome) => left.signal.aborted || tell(answerOf(outcome)),
      () => left.signal.aborted || tell('FAILED'),
    );
    return () => left.abort();
  }, [number, key]);
  return (
    <p role="status">
      <Spinner /> {orderSearchWords.loadingYourOrder}
    </p>
  );
}

type Answer = Awaited<ReturnType<typeof browserClient.findGuestOrder>>;

function answerOf(outcome: Answer): Found | Refused {
  if (outcome.status === 'SUCCESS') return outcome.value;
  return outcome.status === 'REJECTED' ? 'ENDED' : 'FAILED';
}
