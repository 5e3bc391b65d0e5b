import type { CartView } from '@wattle/domain/cart';
import type { AppliedPromotion, PromoCartItem } from '@wattle/domain/checkout';
import { useEffect } from 'react';
import { createLateCode } from '../../../page/late-code.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { useGiftProducts } from '../../../shopper/cart/use-gift-products.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './cart-line-item.module.css';
import { GiftLine } from './gift-line.tsx';

type Props = { shown: CartQuoteShown; view: CartView };

/** Few carts have gifts. */
const lateItems = createLateCode(() => import('./gift-items.tsx'));

/** Free gifts from promotions. They come and go with the promotion: shoppers cannot change them [C-3-38 C-3-41]. */
export function GiftLines({ shown, view }: Props) {
  const { promotions, promoItems: given } = shown.sum.figures;
  const { products, isSettled } = useGiftProducts(given);
  const promoCartItems = given.filter(({ promoId }) => promotions.some(({ id }) => id === promoId));
  const hasGifts = promoCartItems.length > 0;
  const code = lateItems.useCode();
  useEffect(() => {
    if (hasGifts) void lateItems.start();
  }, [hasGifts]);
  if (!hasGifts) return null;
  const room = <WaitingLines given={promoCartItems} promotions={promotions} />;
  if (!code) return room;
  const waiting = isSettled ? null : room;
  return <code.GiftItems {...{ promoCartItems, products, view, shown, waiting }} appliedPromotions={promotions} />;
}

type Waiting = { given: readonly PromoCartItem[]; promotions: readonly AppliedPromotion[] };

/** Reserves their space while names and pictures load. */
function WaitingLines({ given, promotions }: Waiting) {
  return given.map(({ promoId, veloxProductId, qty }) => (
    <GiftLine
      key={`${promoId}/${veloxProductId}`}
      picture={<Skeleton height="100%" />}
      brand={<Skeleton width="5rem" height="1em" />}
      name={
        <p className={styles.name}>
          <Skeleton width="70%" height="1.2em" />
        </p>
      }
      why={promotions.find(({ id }) => id === promoId)?.name}
      cost={<Skeleton width="3em" height="1em" />}
      qty={qty}
    />
  ));
}
