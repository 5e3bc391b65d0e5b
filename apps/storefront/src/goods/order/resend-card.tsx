import { type Order, type OrderLine, refundedQty } from '@wattle/domain/order';
import * as changeWords from '@wattle/messages/order-changes';
import { lazy, Suspense, startTransition, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OrderDesk } from './order-desk.ts';
import screen from './order-screen.module.css';

const ResendDialog = lazy(() => import('./resend-dialog.tsx'));
const NOT_SENT: readonly Order['status'][] = ['PENDING', 'CANCELLED', 'REFUNDED'];

type Props = { order: Order; line: OrderLine; desk: OrderDesk };

/** Sends a bought gift card again, unless it was never sent or was taken back. */
export function ResendCard({ order, line, desk }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { giftcard } = line;
  if (!giftcard || NOT_SENT.includes(order.status) || refundedQty(order, line.id) >= line.qty) return null;
  return (
    <>
      <button type="button" className={screen.paper} onClick={() => startTransition(() => setOpen(true))}>
        <Icon name="mail" /> {changeWords.resendTheCard}
        <VisuallyHidden>, {giftcard.recipientName}</VisuallyHidden>
      </button>
      <Suspense>
        {isOpen && (
          <ResendDialog
            giftcard={giftcard}
            count={line.qty - refundedQty(order, line.id)}
            resend={() => desk.resendGiftCard(line.id)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
