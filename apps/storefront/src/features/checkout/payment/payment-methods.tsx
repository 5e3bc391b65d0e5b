import type { CallValue } from '@wattle/contract';
import { type Cents, dollarsOf, withheldMethods } from '@wattle/domain';
import { withheldName, withheldWords } from '@wattle/messages';
import { useEffect, useState } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { DropIn } from './drop-in.tsx';
import styles from './payment-methods.module.css';
import { loadPaymentSettings, type PaymentSettings } from './payment-settings.ts';
import step from './payment-step.module.css';
import { SimulatorBanner } from './simulator-banner.tsx';
import type { Payment } from './use-payment.ts';

type Methods = CallValue<'listPaymentMethods'>;
type Loaded =
  | { readonly status: 'LOADING' }
  | { readonly status: 'ERROR' }
  | { readonly status: 'SUCCESS'; readonly settings: PaymentSettings; readonly methods: Methods };

type Props = { payment: Payment; totalCents: Cents; leftCents: Cents };

/** The ways to pay what is left, in the provider's own form; those that this order cannot have say why. */
export function PaymentMethods({ payment, totalCents, leftCents }: Props) {
  const { quote, isValid } = useCheckoutPage();
  const [loaded, retry] = usePaymentMethods(totalCents, leftCents, quote.info !== null);
  const withheld = withheldMethods({ orderTotalCents: totalCents, outstandingCents: leftCents });
  if (loaded.status === 'ERROR') {
    return (
      <div className={step.apart}>
        <Notice tone="bad">We could not load the ways to pay. Nothing is lost: try again in a moment.</Notice>
        <Button kind="second" icon="refresh" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!isValid) return null;
  if (loaded.status === 'LOADING') return <Skeleton height="560px" radius="var(--r-3)" />;
  return (
    <div className={styles.methods}>
      {loaded.settings.browser.isSimulated && <SimulatorBanner />}
      <div className={styles.frame}>
        <DropIn
          key={loaded.methods.types.join(' ')}
          browser={loaded.settings.browser}
          methods={loaded.methods.browserData}
          amountCents={leftCents}
          payment={payment}
        />
        {withheld.length > 0 && (
          <ul className={styles.withheld} aria-label="Ways to pay that this order cannot have">
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

/** What is shown stays while other amounts are asked about: what was typed into the form is not lost. */
function usePaymentMethods(totalCents: Cents, leftCents: Cents, isSure: boolean): [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'LOADING' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isSure) return undefined;
    const left = new AbortController();
    // every retry asks anew
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
