import type { NearOffer } from '@wattle/domain/cart';
import { nearOfferWords } from '@wattle/messages/near-offer';
import { Icon } from '../../ui/icon.tsx';
import styles from './offer-hint.module.css';

/** What is missing for an offer that the cart nearly reaches. */
export function OfferHint({ offer }: { offer: NearOffer | null }) {
  const words = offer && nearOfferWords(offer);
  return (
    <div role="status" className={styles.place}>
      {offer && words && (
        <div className={styles.hint}>
          <Icon name={offer.promotion === null ? 'truck' : 'gift'} />
          <p>
            <b>{words.title}</b> {words.detail}
          </p>
          <div className={styles.track} aria-hidden="true">
            <i style={{ width: `${Math.floor(100 - (100 * offer.missingCents) / offer.minCents)}%` }} />
          </div>
        </div>
      )}
    </div>
  );
}
