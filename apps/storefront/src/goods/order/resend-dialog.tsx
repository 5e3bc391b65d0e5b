import type { GiftCardDetails } from '@wattle/domain/cart';
import * as changeWords from '@wattle/messages/order-changes';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './change-dialogs.module.css';
import type { OrderDesk } from './order-desk.ts';

type Props = {
  giftcard: Pick<GiftCardDetails, 'recipientName' | 'recipientEmail'>;
  /** How many cards. */
  count: number;
  resend: () => ReturnType<OrderDesk['resendGiftCard']>;
  onClose: () => void;
};

const isKnown = (code: string): code is keyof typeof changeWords.resendMessages =>
  Object.hasOwn(changeWords.resendMessages, code);

/** Says to whom a gift card goes again, before it does. */
export default function ResendDialog({ giftcard: { recipientName, recipientEmail }, count, resend, onClose }: Props) {
  const [said, setSaid] = useState<{ readonly tone: 'info' | 'bad'; readonly words: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSent = said?.tone === 'info';
  const send = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setSaid(null);
    const outcome = await resend().catch(() => null);
    setBusy(false);
    if (outcome?.status === 'SUCCESS') return setSaid({ tone: 'info', words: changeWords.resentNow(recipientName) });
    const code = outcome?.status === 'REJECTED' ? (outcome.reasons[0]?.code ?? '') : '';
    setSaid({ tone: 'bad', words: isKnown(code) ? changeWords.resendMessages[code] : changeWords.changeFailed });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={changeWords.resendTheCard}
      foot={
        <>
          <Button kind="tonal" onClick={onClose}>
            {isSent ? changeWords.close : changeWords.notNow}
          </Button>
          {!isSent && (
            <Button loading={isBusy} loadingLabel={changeWords.resending} onClick={() => void send()}>
              {changeWords.resendTheCard}
            </Button>
          )}
        </>
      }
    >
      <div role="status" className={styles.said}>
        {said && <Notice tone={said.tone}>{said.words}</Notice>}
      </div>
      {!isSent && <p className={styles.words}>{changeWords.resendIntro(recipientName, recipientEmail, count)}</p>}
    </Dialog>
  );
}
