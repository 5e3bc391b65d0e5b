import type { CallValue } from '@wattle/contract';
import { withheldMethods } from '@wattle/domain/checkout';
import { type Cents, dollarsOf } from '@wattle/domain/money';
import { withheldName, withheldWords } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import { lazy, Suspense, useEffect, useState } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { DropIn } from './drop-in.tsx';
import styles from './payment-methods.module.css';
import { loadPaymentSettings, type PaymentSettings } from './payment-settings.ts';
import step from './payment-step.module.css';
import type { Payment } from './use-payment.ts';

// only shops with such a provider load it
const ProviderPage = lazy(() => import('./provider-page.tsx'));

type Methods = CallValue<'listPaymentMethods'>;
type Loaded =
  | { readonly status: 'LOADING' }
  | { readonly status: 'ERROR' }
  | { readonly status: 'SUCCESS'; readonly settings: PaymentSettings; readonly methods: Methods };

type Props = {
  payment: Payment;
  totalCents: Cents;
  leftCents: Cents;
  /** The shopper does not scan the code after all. */
  onLeaveCode: () => Promise<void>;
};

/** Payment methods for the remaining amount, in the provider's form; unavailable ones say why. */
export function PaymentMethods({ payment, totalCents, leftCents, onLeaveCode }: Props) {
  const { quote, isValid } = useCheckoutPage();
  const [loaded, retry] = usePaymentMethods(totalCents, leftCents, quote.info !== null);
  const withheld = withheldMethods({ orderTotalCents: totalCents, outstandingCents: leftCents });
  if (loaded.status === 'ERROR') {
    return (
      <div className={step.apart}>
        <Notice tone="bad">{checkoutWords.methodsNotLoaded}</Notice>
        <Button kind="second" icon="refresh" onClick={retry}>
          {commonWords.tryAgain}
        </Button>
      </div>
    );
  }
  if (!isValid) return null;
  if (loaded.status === 'LOADING') return <Skeleton height="560px" radius="var(--r-3)" />;
  const { browser } = loaded.settings;
  const { types, browserData } = loaded.methods;
  if (browser.kind === 'PAGE') {
    return (
      <div className={styles.frame}>
        <Suspense fallback={<Skeleton height="240px" radius="var(--r-3)" />}>
          <ProviderPage
            key={types.join(' ')}
            types={types}
            providerName={browser.providerName}
            amountCents={leftCents}
            payment={payment}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.methods}>
      {browser.isSimulated && <SimulatorBanner />}
      <div className={styles.frame}>
        <DropIn
          key={types.join(' ')}
          browser={browser}
          methods={browserData}
          amountCents={leftCents}
          payment={payment}
          onLeaveCode={onLeaveCode}
        />
        {withheld.length > 0 && (
          <ul className={styles.withheld} aria-label={checkoutWords.notForThisOrder}>
            {withheld.map((method) => (
              <li key={method.type}>
                <span>
                  <b>{withheldName(method)}</b>
                  <small>{withheldWords(method, totalCents)}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Keeps the current methods while new amounts load, so that typed input is not lost. */
function usePaymentMethods(totalCents: Cents, leftCents: Cents, isSure: boolean): [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'LOADING' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isSure) return undefined;
    const left = new AbortController();
    // each retry requests again
    void attempt;
    load(totalCents, leftCents, left.signal).then(
      (next) => {
        if (!left.signal.aborted) setLoaded(next);
      },
      () => {
        if (!left.signal.aborted) setLoaded({ status: 'ERROR' });
      },
    );
    return () => left.abort();
  }, [totalCents, leftCents, isSure, attempt]);
  const retry = () => {
    setLoaded({ status: 'LOADING' });
    setAttempt((count) => count + 1);
  };
  return [loaded, retry];
}

async function load(totalCents: Cents, leftCents: Cents, signal: AbortSignal): Promise<Loaded> {
  const [settings, methods] = await Promise.all([
    loadPaymentSettings(),
    browserClient.listPaymentMethods(
      { orderTotal: dollarsOf(totalCents), outstanding: dollarsOf(leftCents) },
      { signal },
    ),
  ]);
  return methods.status === 'SUCCESS' ? { status: 'SUCCESS', settings, methods: methods.value } : { status: 'ERROR' };
}

/** Warns that no money is taken, and not to enter a real card. */
function SimulatorBanner() {
  return (
    <Notice tone="warn">
      <b>{checkoutWords.isSimulator}</b>
      {checkoutWords.noMoneyIsTaken}
      <a className="link" href="/adyen/pages/guide" target="_blank" rel="noreferrer">
        {checkoutWords.theGuide}
        <span className="sr-only">{commonWords.opensInANewTab}</span>
      </a>
      {checkoutWords.neverYourOwn}
    </Notice>
  );
}
