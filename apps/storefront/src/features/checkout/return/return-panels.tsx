import { placeProblemMessages } from '@wattle/messages';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './return-screen.module.css';

export function Asking() {
  return (
    <div className={styles.panel}>
      <Spinner label="Checking your payment" />
      <h1>Checking your payment</h1>
      <p>This takes a few seconds. Please leave the page open.</p>
      <noscript>
        <p>Switch on JavaScript to see what came of your payment. The answer also comes by email.</p>
      </noscript>
    </div>
  );
}

export function NoAnswer({ onCheck }: { onCheck: () => void }) {
  const { title } = placeProblemMessages.NO_ANSWER;
  return (
    <div className={styles.panel} role="alert">
      <h1>{title}</h1>
      <p>Do not pay again: check once more. The answer also comes by email.</p>
      <Button icon="refresh" onClick={onCheck}>
        Check again
      </Button>
    </div>
  );
}

/** As when the provider led back to another browser than the one that ordered. */
export function PlacedElsewhere({ orderNumber }: { orderNumber: string }) {
  return (
    <div className={styles.panel} role="status">
      <h1>Thank you. Your order is placed.</h1>
      <p>
        The order number is <b>{orderNumber}</b>. A receipt is on its way to the email address that you ordered with.
      </p>
      <LinkButton to="/orders/find">See your order</LinkButton>
    </div>
  );
}
