import type { Cents } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import * as unfinishedWords from '@wattle/messages/unfinished-payment';
import { useEffect, useRef } from 'react';
import { forgetCarried } from '../../../router/history-entry.ts';
import { useLocation } from '../../../router/router-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { totalOf } from '../place/order-parts.ts';
import { contentOf } from '../place/order-to-place.ts';
import { readProblem } from '../return/carried-problem.ts';
import { GiftCards } from '../voucher/gift-cards.tsx';
import { BillingPart } from './billing-part.tsx';
import { LegalLines } from './legal-lines.tsx';
import type { LegalArticles } from './load-legal.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentProblem } from './payment-problem.tsx';
import styles from './payment-step.module.css';
import { PendingPart, usePendingHere } from './pending-part.tsx';
import { PriceChanged } from './price-changed.tsx';
import { UnfinishedPart } from './unfinished-part.tsx';
import { useBilling } from './use-billing.ts';
import { type Payment, usePayment } from './use-payment.ts';
import { usePriceWatch } from './use-price-watch.ts';
import { useUnfinished } from './use-unfinished.ts';

/** Payment: gift cards first, then the rest, and one button [C-2-31]. */
export function PaymentStep({ legal }: { legal: LegalArticles }) {
  const page = useCheckoutPage();
  const { quote } = page;
  const billing = useBilling(page);
  const content = contentOf(page);
  const watch = usePriceWatch(quote, content);
  const payment = usePayment({
    page,
    first: useCarriedProblem(),
    checkBilling: billing.check,
    hasToAsk: watch.change !== null,
  });
  const unfinished = useUnfinished(content);
  const pending = usePendingHere();
  const isOpen = unfinished.state.kind !== 'NONE' && unfinished.state.kind !== 'GIVEN_BACK';
  const { problem, news, isBusy } = payment;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // on small screens the button is far below the message
    if (problem || news.length > 0) said.current?.focus();
  }, [problem, news]);
  const { look } = unfinished;
  useEffect(() => {
    // it was paid where the shopper left it: its confirmation says so
    if (problem?.code === 'OrderAlreadyPlaced') void look();
  }, [problem, look]);
  const accept = () => {
    payment.setProblem(null);
    watch.accept();
  };
  return (
    <div className={styles.payment}>
      <div ref={said} tabIndex={-1} className={styles.said}>
        {problem && <PaymentProblem problem={problem} isBusy={isBusy} onCheck={payment.resume} />}
        {unfinished.state.kind === 'GIVEN_BACK' && !problem && !isBusy && <Notice>{unfinishedWords.GIVEN_BACK}</Notice>}
        {news.length > 0 && (
          <Notice tone="warn" icon="gift">
            {news.map((words) => (
              <p key={words}>{words}</p>
            ))}
            <p>{checkoutWords.checkWhatIsLeft}</p>
          </Notice>
        )}
      </div>
      {isOpen ? (
        <UnfinishedPart
          unfinished={unfinished.state}
          onDetails={payment.submitDetails}
          onLook={unfinished.look}
          onGiveUp={unfinished.giveUp}
        />
      ) : pending ? (
        <PendingPart key={pending.number} order={pending} />
      ) : watch.change ? (
        <PriceChanged change={watch.change} leftCents={quote.leftCents} onAccept={accept} />
      ) : (
        <>
          <GiftCards isLocked={isBusy} />
          <BillingPart billing={billing} isLocked={isBusy} />
          <HowToPay payment={payment} totalCents={totalOf(page)} onLeaveCode={unfinished.giveUp} />
        </>
      )}
      <LegalLines legal={legal} />
    </div>
  );
}

/** The problem passed back from the provider's page; shown once, and not again after a reload. */
function useCarriedProblem() {
  const { state } = useLocation();
  const carried = useRef(readProblem(state));
  useEffect(() => {
    if (carried.current) forgetCarried();
  }, []);
  return carried.current;
}

type HowProps = { payment: Payment; totalCents: Cents; onLeaveCode: () => Promise<void> };

function HowToPay({ payment, totalCents, onLeaveCode }: HowProps) {
  const { quote, isValid } = useCheckoutPage();
  const { info, leftCents, hasFailed, retry } = quote;
  if (payment.isResuming || payment.problem?.code === 'NO_ANSWER') return <Waiting isBusy={payment.isBusy} />;
  if (hasFailed && !info) {
    return (
      <div className={styles.apart}>
        <Notice tone="bad">{checkoutWords.totalNotKnown}</Notice>
        <Button kind="second" icon="refresh" onClick={retry}>
          {commonWords.tryAgain}
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
        loadingLabel={checkoutWords.placingYourOrder}
        disabled={!info || !isValid}
        onClick={() => void payment.pay(null)}
      >
        {checkoutWords.placeOrder}
      </Button>
    );
  }
  return <PaymentMethods payment={payment} totalCents={totalCents} leftCents={leftCents} onLeaveCode={onLeaveCode} />;
}

/** Blocks further payments until the result of the last one is known. */
function Waiting({ isBusy }: { isBusy: boolean }) {
  if (!isBusy) return null;
  return (
    <div className={styles.waiting}>
      <p role="status">{checkoutWords.checkingPaymentOnce}</p>
      <Skeleton height="56px" radius="var(--r-2)" />
    </div>
  );
}
