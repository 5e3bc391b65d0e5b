import type { Cents } from '@wattle/domain';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../page/use-latest.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { OpenDropIn, PayAnswer } from './open-drop-in.ts';
import styles from './payment-methods.module.css';
import type { PaymentSettings } from './payment-settings.ts';
import type { Payment } from './use-payment.ts';

type Props = {
  browser: PaymentSettings['browser'];
  methods: Readonly<Record<string, unknown>>;
  amountCents: Cents;
  payment: Payment;
};

/** The provider's form. Its code comes with this step alone; it is made once, and told of another amount. */
export function DropIn({ browser, methods, amountCents, payment }: Props) {
  const node = useRef<HTMLDivElement>(null);
  const form = useRef<OpenDropIn | null>(null);
  const [state, setState] = useState<'LOADING' | 'READY' | 'ERROR'>('LOADING');
  // a code to scan takes the place of the form until it is paid
  const [isScanning, setScanning] = useState(false);
  const latest = useLatest({ browser, methods, amountCents, payment });

  useEffect(() => {
    let isLeft = false;
    /** After a refusal the form takes input again, as it was. */
    const told = async (asked: Promise<PayAnswer>): Promise<PayAnswer> => {
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
        onPay: (data) => told(latest.current.payment.pay(data)),
        onDetails: (details) => told(latest.current.payment.submitDetails(details)),
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
    // back from the provider's page, out of the browser's memory
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

  const leaveCode = () => {
    setScanning(false);
    form.current?.makeReady();
  };
  return (
    <>
      {state === 'ERROR' && (
        <Notice tone="bad">The payment form could not be loaded. Nothing is lost: reload the page to try again.</Notice>
      )}
      {state === 'LOADING' && <Skeleton height="420px" radius="var(--r-3)" />}
      {/* the form's own elements, whose names are not the shop's */}
      <div ref={node} className={`wattle-drop-in ${state === 'READY' ? '' : styles.hidden}`} />
      {isScanning && (
        <p className={styles.another}>
          <Button kind="tonal" wide onClick={leaveCode}>
            Pay another way
          </Button>
        </p>
      )}
    </>
  );
}
