import { placeProblemMessages } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './return-screen.module.css';

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

/** For when the provider returned to a browser other than the one that ordered. */
export function PlacedElsewhere({ orderNumber }: { orderNumber: string }) {
  return (
    <div className={styles.panel} role="status">
      <h1>{checkoutWords.orderPlaced}</h1>
      <p>
        {checkoutWords.yourOrderNumberIs}
        <b>{orderNumber}</b>
        {checkoutWords.receiptOnItsWay}
      </p>
      <LinkButton to="/orders/find">{checkoutWords.seeYourOrder}</LinkButton>
    </div>
  );
}
