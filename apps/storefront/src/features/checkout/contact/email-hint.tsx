import { suggestEmail } from '@wattle/domain/forms';
import * as checkoutWords from '@wattle/messages/checkout';
import styles from './contact-step.module.css';

type Props = { email: string; onTake: (meant: string) => void };

/** Offers the address that was probably meant. The shopper decides. */
export function EmailHint({ email, onTake }: Props) {
  const meant = suggestEmail(email);
  return (
    <div role="status">
      {meant !== null && (
        <p className={styles.meant}>
          {checkoutWords.didYouMean}
          <button type="button" className="link" onClick={() => onTake(meant)}>
            {checkoutWords.meantEmail(meant)}
          </button>
        </p>
      )}
    </div>
  );
}
