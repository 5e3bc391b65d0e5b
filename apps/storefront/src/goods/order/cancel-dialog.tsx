import { type Order, previewCancel } from '@wattle/domain/order';
import * as changeWords from '@wattle/messages/order-changes';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './change-dialogs.module.css';
import type { DeskProps } from './order-desk.ts';
import { RefundParts } from './refund-parts.tsx';

const isKnown = (code: string): code is keyof typeof changeWords.cancelMessages =>
  Object.hasOwn(changeWords.cancelMessages, code);

/** Says what goes back by which payment before the order is cancelled. */
export default function CancelDialog({ order, desk, onChange, onClose }: DeskProps & { onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const outcome = await desk.cancel().catch(() => null);
    setBusy(false);
    if (outcome?.status === 'SUCCESS') return onChange(outcome.value);
    const code = outcome?.status === 'REJECTED' ? (outcome.reasons[0]?.code ?? '') : '';
    setFailure(isKnown(code) ? changeWords.cancelMessages[code] : changeWords.changeFailed);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={changeWords.cancelTitle(order.number)}
      foot={
        <>
          <Button kind="second" onClick={onClose}>
            {changeWords.keepTheOrder}
          </Button>
          <Button kind="line" loading={isBusy} loadingLabel={changeWords.cancelling} onClick={() => void cancel()}>
            {changeWords.cancelTheOrder}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p className={styles.words}>{introOf(order)}</p>
      <Back order={order} />
    </Dialog>
  );
}

function introOf({ status, lines, shipping }: Order): string {
  if (status === 'PENDING') return changeWords.cancelPendingIntro;
  const cards = lines.flatMap(({ giftcard, qty }) => (giftcard ? [{ name: giftcard.recipientName, qty }] : []));
  const intro = changeWords.cancelIntro(countOf(lines), shipping.type !== 'EMAIL');
  if (cards.length === 0) return intro;
  const names = cards.map(({ name }) => name);
  return `${intro} ${changeWords.giftCardsStop(names, countOf(cards))}`;
}

const countOf = (lines: readonly { readonly qty: number }[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);

function Back({ order }: { order: Order }) {
  const back = previewCancel(order);
  if (!back) return null;
  return (
    <section aria-label={changeWords.goesBack}>
      <RefundParts
        parts={back.parts}
        words={({ way }) => changeWords.refundPlans[way]}
        total={changeWords.altogether}
        totalCents={back.amountCents}
      />
    </section>
  );
}
