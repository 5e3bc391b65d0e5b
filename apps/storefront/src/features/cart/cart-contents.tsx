import * as cartWords from '@wattle/messages/cart';
import { useEffect, useState } from 'react';
import { tellOnce } from '../../router/history-entry.ts';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { lineName } from '../../shopper/cart/line-name.ts';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AgencyNotice } from './agency-notice.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-screen.module.css';
import { CartExtras } from './extras/cart-extras.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import { GiftLines } from './lines/gift-lines.tsx';
import { OfferHint } from './offer-hint.tsx';
import { SavedForLater } from './saved/saved-for-later.tsx';
import { CartSummary } from './summary/cart-summary.tsx';
import { useShownCart } from './use-shown-cart.ts';

/** A cart with items. */
export function CartContents({ state, addedId }: { state: CartState; addedId: string | null }) {
  const { items, facts } = state;
  const { view, extras, inCart, delivered, failures, isValid, quote, deliveries } = useShownCart(state);
  const lines = extras.visibleItems;
  const shownId = useAddedOnce(addedId);
  const ofShown = lines.filter(({ productId }) => productId === shownId);
  const added = ofShown.find(({ id }) => id === state.addedId) ?? ofShown[0];
  const product = added && facts.products.get(added.productId);
  const { locality: place } = deliveries;
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{cartWords.yourCart}</h1>
        <p>
          {lines.length === 0 ? cartWords.aDonationAndNothingElse : cartWords.itemCount(count)}
          {place && lines.length > 0 && cartWords.forPlace(place.suburb, place.postcode)}
        </p>
      </div>
      {added && (
        <VisuallyHidden>
          <p role="status">{cartWords.isInYourCart(product && lineName(product, added.variantId))}</p>
        </VisuallyHidden>
      )}
      <CartNotices state={state} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {!isValid && <Notice tone="warn">{cartWords.cannotOrderSeeLine}</Notice>}
          <OfferHint offer={quote.near} />
          <CartLines {...{ lines, items, facts, failures, deliveries }} addedLineId={added?.id}>
            <GiftLines shown={quote} view={view} />
          </CartLines>
          {extras.hasMieleAgencyItem && <AgencyNotice lines={lines} products={facts.products} />}
          <SavedForLater state={state} />
        </div>
        <CartSummary shown={quote} deliveries={deliveries} productIds={delivered} isValid={isValid} />
        <CartExtras productIds={inCart} />
      </div>
    </div>
  );
}

/** The product just added, until the shopper leaves. After a reload, or on the way back, it is not news any more. */
function useAddedOnce(addedId: string | null): string | null {
  const [shownId, setShownId] = useState<string | null>(null);
  useEffect(() => {
    if (addedId !== null && tellOnce()) setShownId(addedId);
  }, [addedId]);
  return shownId;
}
