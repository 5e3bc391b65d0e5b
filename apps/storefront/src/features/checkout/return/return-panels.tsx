import { declineMessages, placeProblemMessages } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import * as returnedWords from '@wattle/messages/returned-payment';
import { PutBack } from '../../../goods/order/put-back.tsx';
import { Button } from '../../../ui/button.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './return-screen.module.css';
import type { ReturnedPayment } from './use-return.ts';

export function Asking() {
  return (
    <div className={styles.panel}>
      <Spinner label={checkoutWords.checkingYourPayment} />
      <h1>{checkoutWords.checkingYourPayment}</h1>
      <p>{checkoutWords.keepPageOpen}</p>
      <noscript>
        <p>{checkoutWords.resultNeedsScript}</p>
      </noscript>
    </div>
  );
}

export function NoAnswer({ onCheck }: { onCheck: () => void }) {
  const { title } = placeProblemMessages.NO_ANSWER;
  return (
    <div className={styles.panel} role="alert">
      <h1>{title}</h1>
      <p>{checkoutWords.doNotPayAgain}</p>
      <Button icon="refresh" onClick={onCheck}>
        {checkoutWords.checkAgain}
      </Button>
    </div>
  );
}

type ElsewhereProps = { orderNumber: string; payment: ReturnedPayment };

/**
 * For when the provider returned to a browser other than the one that ordered, such as the one that a bank's app opens:
 * what became of the payment, and the way on from here. It names nobody.
 */
export function Elsewhere({ orderNumber, payment }: ElsewhereProps) {
  const { status, goods } = payment;
  const [title, text] = wordsOf(payment, orderNumber);
  const isOver = status === 'REFUSED' || status === 'CANCELLED';
  return (
    <div className={styles.panel} role={isOver ? 'alert' : 'status'}>
      <h1>{title}</h1>
      <p>{text}</p>
      {goods.length > 0 && (
        <ul className={styles.goods}>
          {goods.map(({ productId, variantId, warrantyId, name, qty, imageUrl }) => (
            <li key={`${productId} ${variantId} ${warrantyId}`}>
              <ImageTile image={imageUrl === null ? undefined : { url: imageUrl, alt: '' }} sizes="56px" />
              <span>
                {qty > 1 && `${qty} × `}
                {name}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOver && <PutBack lines={goods.map((line) => ({ ...line, giftcard: null }))} />}
      {!isOver && status !== 'OPEN' && <LinkButton to="/orders/find">{checkoutWords.seeYourOrder}</LinkButton>}
    </div>
  );
}

function wordsOf({ status, reason, cause }: ReturnedPayment, orderNumber: string): readonly [string, string] {
  switch (status) {
    case 'PLACED':
      return [checkoutWords.orderPlaced, returnedWords.placed(orderNumber)];
    case 'PENDING':
      return [checkoutWords.checkingYourPayment, returnedWords.pending(orderNumber)];
    case 'OPEN':
      return [returnedWords.openTitle, returnedWords.open];
    default: {
      const told = cause ? declineMessages[cause] : placeProblemMessages[reason ?? 'PaymentGatewayRejected'];
      return [told.title, `${returnedWords.notCharged} ${returnedWords.otherBrowser}`];
    }
  }
}
