import type { Cents } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../page/use-latest.ts';
import { chosenWallet } from '../../../shopper/checkout/chosen-wallet.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { OpenDropIn, PayAnswer } from './open-drop-in.ts';
import { PayBar } from './pay-bar.tsx';
import styles from './payment-methods.module.css';
import type { ProviderForm } from './payment-settings.ts';
import type { Payment } from './use-payment.ts';

type Props = {
  browser: ProviderForm;
  methods: Readonly<Record<string, unknown>>;
  amountCents: Cents;
  payment: Payment;
  onLeaveCode: () => Promise<void>;
};

const WALLET_NAMES = { applepay: 'apple', googlepay: 'g(oogle|pay)' } as const;

/** To the button of the wallet that was picked in the cart, once; where the form has no such button, nowhere. */
function leadToWallet(form: HTMLElement): void {
  const wallet = chosenWallet.get();
  if (wallet === null) return;
  chosenWallet.set(null);
  const buttons = [...form.querySelectorAll<HTMLElement>('.adyen-checkout__instant-payment-methods-list button')];
  const name = new RegExp(WALLET_NAMES[wallet], 'i');
  const button = buttons.find(({ textContent, className, ariaLabel }) =>
    name.test(`${textContent} ${className} ${ariaLabel}`),
  );
  button?.scrollIntoView({ block: 'center' });
  button?.focus();
}

/**
 * The payment provider's form. Only this step loads its code. It is created once, and updated when the amount changes.
 */
export function DropIn({ browser, methods, amountCents, payment, onLeaveCode }: Props) {
  const node = useRef<HTMLDivElement>(null);
  const form = useRef<OpenDropIn | null>(null);
  const [state, setState] = useState<'LOADING' | 'READY' | 'ERROR'>('LOADING');
  // a QR code replaces the form until it is paid
  const [isScanning, setScanning] = useState(false);
  const latest = useLatest({ browser, methods, amountCents, payment });

  useEffect(() => {
    let isLeft = false;
    /** Re-enables the form after a refusal, with its input kept. */
    const answerForm = async (asked: Promise<PayAnswer>): Promise<PayAnswer> => {
      const answer = await asked;
      if (answer.kind === 'FAILED') setTimeout(() => form.current?.makeReady());
      setScanning(answer.kind === 'ACTION' && answer.action.type === 'qrCode');
      return answer;
    };
    const open = async () => {
      const { openDropIn } = await import('./open-drop-in.ts');
      const { browser, methods, amountCents } = latest.current;
      const opened = await openDropIn({
        browser,
        methods,
        amountCents,
        onPay: (data) => answerForm(latest.current.payment.pay(data)),
        onDetails: (details) => answerForm(latest.current.payment.submitDetails(details)),
        onReady: () => setState('READY'),
      });
      if (isLeft || !node.current) return;
      form.current = opened;
      opened.mount(node.current);
      opened.setAmount(latest.current.amountCents);
    };
    open().catch(() => {
      if (!isLeft) setState('ERROR');
    });
    // back from the provider's page via the back-forward cache
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) form.current?.makeReady();
    };
    addEventListener('pageshow', wake);
    return () => {
      isLeft = true;
      removeEventListener('pageshow', wake);
      form.current?.unmount();
      form.current = null;
    };
  }, [latest]);

  useEffect(() => form.current?.setAmount(amountCents), [amountCents]);
  useEffect(() => {
    if (state === 'READY' && node.current) leadToWallet(node.current);
  }, [state]);

  const leaveCode = () => {
    setScanning(false);
    form.current?.makeReady();
    void onLeaveCode();
  };
  return (
    <>
      {state === 'ERROR' && <Notice tone="bad">{checkoutWords.paymentFormNotLoaded}</Notice>}
      {state === 'LOADING' && <Skeleton height="420px" radius="var(--r-3)" />}
      {/* the provider's own elements, with class names the shop does not control */}
      <div ref={node} className={`shop-drop-in ${state === 'READY' ? '' : styles.hidden}`} />
      {state === 'READY' && !isScanning && (
        <PayBar form={node} amountCents={amountCents} isBusy={payment.isBusy} onPay={() => form.current?.submit()} />
      )}
      {isScanning && (
        <p className={styles.another}>
          <Button kind="tonal" wide onClick={leaveCode}>
            {checkoutWords.payAnotherWay}
          </Button>
        </p>
      )}
    </>
  );
}
