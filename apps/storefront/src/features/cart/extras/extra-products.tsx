import * as cartWords from '@wattle/messages/cart';
import { useId } from 'react';
import { ProductRail } from '../../../goods/card/product-rail.tsx';
import { pressToken } from '../../../shopper/recommendation/pressed-token.ts';
import { useRecommended } from '../../../shopper/recommendation/use-recommended.ts';
import { listMarks } from '../../../shopper/referrers/list-marks.ts';
import type { PerView } from '../../../ui/carousel-settings.ts';
import styles from './cart-extras.module.css';

const EVENT_TYPE = 'shopping-cart-page-view';
const HEADING = cartWords.worthHavingOnTheSameTruck;
/** The row is as wide as the cart lines, not the page. */
const PER_VIEW: PerView = { base: 1.2, sm: 2.3, lg: 2, xl: 3 };
const SIZES = '(min-width: 1280px) 18rem, (min-width: 1024px) 16rem, (min-width: 640px) 40vw, 76vw';
const MOST = 6;
/** In a larger cart, only the newest items are sent. */
const ASKED_MOST = 50;

export type CartExtrasProps = {
  /** Products in the cart. */
  readonly productIds: readonly string[];
};

export default function ExtraProducts({ productIds }: CartExtrasProps) {
  const headingId = useId();
  // a product added from this row leaves it; the others stay in place
  const recommended = useRecommended({
    eventType: EVENT_TYPE,
    productIds: productIds.slice(0, ASKED_MOST),
    pageCategories: [],
  });
  if (!recommended) return <div className={styles.room} aria-hidden="true" />;
  const { attributionToken, products } = recommended;
  const shown = products.filter(({ id }) => !productIds.includes(id)).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby={headingId}
      {...listMarks({ listId: `recommended ${EVENT_TYPE}`, listName: HEADING })}
      data-attribution={attributionToken}
      onClickCapture={() => pressToken(attributionToken)}
    >
      <h2 id={headingId} className={styles.heading}>
        {HEADING}
      </h2>
      <ProductRail label={cartWords.productsUnder(HEADING)} products={shown} perView={PER_VIEW} sizes={SIZES} />
    </section>
  );
}
