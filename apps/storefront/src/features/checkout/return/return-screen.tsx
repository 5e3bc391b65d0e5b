import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { PayAnswer } from '../payment/open-drop-in.ts';
import { loadPaymentSettings } from '../payment/payment-settings.ts';
import type { PaymentDetails } from '../place/create-placing.ts';
import { Asking, NoAnswer, PlacedElsewhere } from './return-panels.tsx';
import styles from './return-screen.module.css';
import { useReturn } from './use-return.ts';

/** Where the provider leads back to: what happened there is found out, and said [C-2-27]. */
export function ReturnScreen() {
  const { state, ask, submitDetails } = useReturn();
  return (
    <div className={`wrap ${styles.page}`}>
      {state.kind === 'ASKING' && <Asking />}
      {state.kind === 'NO_ANSWER' && <NoAnswer onCheck={() => void ask()} />}
      {state.kind === 'ACTION' && <NextAction action={state.action} onDetails={submitDetails} />}
      {state.kind === 'PLACED' && <PlacedElsewhere orderNumber={state.orderNumber} />}
    </div>
  );
}

type ActionProps = {
  action: Readonly<Record<string, unknown>>;
  onDetails: (details: PaymentDetails) => Promise<PayAnswer>;
};

/** One more step at the provider, as a second page of the bank. */
function NextAction({ action, onDetails }: ActionProps) {
  const node = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isLeft = false;
    const open = async () => {
      const [{ openAction }, { browser }] = await Promise.all([
        import('../payment/open-drop-in.ts'),
        loadPaymentSettings(),
      ]);
      if (!isLeft && node.current) leave = await openAction({ browser, action, onDetails }, node.current);
    };
    open().catch(() => setFailed(true));
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [action, onDetails]);
  return (
    <div className={styles.panel}>
      <h1>One more step</h1>
      {hasFailed && (
        <Notice tone="bad">The page of your bank could not be opened. Reload this page to try again.</Notice>
      )}
      <div ref={node} className="wattle-drop-in" />
    </div>
  );
}
