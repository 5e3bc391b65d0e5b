import * as words from '@wattle/messages/unfinished-payment';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { PaymentDetails } from '../place/create-placing.ts';
import type { PayAnswer } from './open-drop-in.ts';
import { pageOf } from './page-of.ts';
import { loadPaymentSettings } from './payment-settings.ts';

type Props = {
  action: Readonly<Record<string, unknown>>;
  onDetails: (details: PaymentDetails) => Promise<PayAnswer>;
};

/** A step at the provider without its form: a page to go to, or a code to scan. */
export function NextAction({ action, onDetails }: Props) {
  const node = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let isLeft = false;
    const open = async () => {
      const page = pageOf(action);
      if (page) return location.assign(page.url);
      const [{ openAction }, { browser }] = await Promise.all([import('./open-drop-in.ts'), loadPaymentSettings()]);
      if (browser.kind !== 'FORM') throw new Error('There is no form for this step.');
      if (!isLeft && node.current) leave = await openAction({ browser, action, onDetails }, node.current);
    };
    open().catch(() => setFailed(true));
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [action, onDetails]);
  return (
    <>
      {hasFailed && <Notice tone="bad">{words.COULD_NOT_OPEN}</Notice>}
      <div ref={node} className="shop-drop-in" />
    </>
  );
}
