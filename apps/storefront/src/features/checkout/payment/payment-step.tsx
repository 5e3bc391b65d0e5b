import type { Cents } from '@wattle/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { totalOf } from '../place/order-parts.ts';
import { readProblem } from '../return/carried-problem.ts';
import { GiftCards } from '../voucher/gift-cards.tsx';
import { BillingPart } from './billing-part.tsx';
import { LegalLines } from './legal-lines.tsx';
import type { LegalArticles } from './load-legal.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import styles from './payment-step.module.css';
import { PriceChanged } from './price-changed.tsx';
import { useBilling } from './use-billing.ts';
import { useFinishedElsewhere } from './use-finished-elsewhere.ts';
import { type Payment, usePayment } from './use-payment.ts';
import { usePriceWatch } from './use-price-watch.ts';

/** How it is paid: gift cards first, then what is left, and one button [C-2-31]. */
export function PaymentStep({ legal }: { legal: LegalArticles }) {
  const page = useCheckoutPage();
  const { quote } = page;
  const billing = useBilling(page);
  const payment = usePayment(page, useCarriedProblem(), billing.check);
  const watch = usePriceWatch(quote);
  const isUnfinished = useFinishedElsewhere();
  const { problem, news, isBusy } = payment;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button is far below on a small screen
    if (problem || news.length > 0) said.current?.focus();
  }, [problem, news]);
  const accept = () => {
    payment.setProblem(null);
    watch.accept();
  };
  return (
    <div className={styles.payment}>
      <div ref={said} tabIndex={-1} className={styles.said}>
        {problem && <PaymentProblem problem={problem} isBusy={isBusy} onCheck={payment.resume} />}
        {isUnfinished && !problem && !isBusy && (
          <Notice>You did not finish paying. Everything is as you left it.</Notice>
        )}
        {news.length > 0 && (
          <Notice tone="warn" icon="gift">
            {news.map((words) => (
              <p key={words}>{words}</p>
            ))}
            <p>You have not been charged. Check what is left to pay.</p>
          </Notice>
        )}
      </div>
      {watch.change ? (
        <PriceChanged change={watch.change} leftCents={quote.leftCents} onAccept={accept} />
      ) : (
        <>
          <GiftCards isLocked={isBusy} />
          <BillingPart billing={billing} isLocked={isBusy} />
          <HowToPay payment={payment} totalCents={totalOf(page)} />
        </>
      )}
      <LegalLines legal={legal} />
    </div>
  );
}

/** What the page of the provider led back with; said once, not again after a reload. */
function useCarriedProblem() {
  const { state } = useLocation();
  const carried = useRef(readProblem(state));
  useEffect(() => {
    // not a navigation: the page stays as it is, and so does the focus
    if (carried.current) history.replaceState({ ...history.state, usr: null }, '');
  }, []);
  return carried.current;
}

function HowToPay({ payment, totalCents }: { payment: Payment; totalCents: Cents }) {
  const { quote, isValid } = useCheckoutPage();
  const { info, leftCents, hasFailed, retry } = quote;
  if (payment.isResuming || payment.problem?.code === 'NO_ANSWER') return <Waiting isBusy={payment.isBusy} />;
  if (hasFailed && !info) {
    return (
      <div className={styles.apart}>
        <Notice tone="bad">We could not work out what your order comes to. Nothing is lost: try again.</Notice>
        <Button kind="second" icon="refresh" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (leftCents === 0) {
    return (
      <Button
        wide
        size="lg"
        icon="lock"
        loading={payment.isBusy}
        loadingLabel="Placing your order"
        disabled={!info || !isValid}
        onClick={() => void payment.pay(null)}
      >
        Place order
      </Button>
    );
  }
  return <PaymentMethods payment={payment} totalCents={totalCents} leftCents={leftCents} />;
}

/** Until it is known what became of one payment, no other can be made. */
function Waiting({ isBusy }: { isBusy: boolean }) {
  if (!isBusy) return null;
  return (
    <div className={styles.waiting}>
      <p role="status">Finding out about your payment. You pay once at most.</p>
      <Skeleton height="56px" radius="var(--r-2)" />
    </div>
  );
}
