import {
  type AppliedPromotion,
  arePromoItemsLoaded,
  type CartView,
  formatPrice,
  type ProductDocument,
  type PromoCartItem,
  type PromoItem,
  promoItems,
  toCents,
} from '@wattle/domain';
import { ImageTile } from '../../ui/image-tile.tsx';
import styles from './cart-line-item.module.css';
import { giftPriceCents } from './gift-price.ts';
import type { CartQuoteShown } from './use-cart-quote.ts';
import { useGiftProducts } from './use-gift-products.ts';

type Props = { shown: CartQuoteShown; view: CartView };

/** What promotions put into the cart. It goes with its promotion: the shopper cannot change it [C-3-38 C-3-41]. */
export function GiftLines({ shown, view }: Props) {
  const { promotions, promoItems: given } = shown.sum.figures;
  const products = useGiftProducts(given);
  const input = { promoCartItems: known(given, promotions), appliedPromotions: promotions, products, view };
  if (!arePromoItemsLoaded(input)) return null;
  return promoItems(input)
    .filter(({ qtyAvailable }) => qtyAvailable > 0)
    .map((item) => <GiftLine key={`${item.promo.id}/${item.product.id}`} item={item} shown={shown} />);
}

const known = (given: readonly PromoCartItem[], promotions: readonly AppliedPromotion[]) =>
  given.filter(({ promoId }) => promotions.some(({ id }) => id === promoId));

function GiftLine({ item, shown }: { item: PromoItem<ProductDocument>; shown: CartQuoteShown }) {
  const { product, promo, variant, qtyAvailable } = item;
  const image = variant.images[0] ?? product.images[0];
  const unitCents = giftPriceCents(item, shown.offers?.promotions ?? []);
  const price = unitCents === null ? null : toCents(unitCents * qtyAvailable);
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <ImageTile image={image && { ...image, alt: '' }} sizes="(min-width: 768px) 148px, 88px" priority />
      </span>
      <div className={styles.what}>
        <p className={styles.brand}>{product.brand.name}</p>
        <h2 className={styles.name}>{product.name}</h2>
        <p className={styles.meta}>
          {price === 0 ? 'Gift' : 'Extra'} with {promo.name}
        </p>
      </div>
      <p className={styles.cost}>
        <b>{price === 0 ? 'Free' : price !== null && formatPrice(price)}</b>
      </p>
      <div className={styles.tools}>
        <p className={styles.meta}>Qty {qtyAvailable}</p>
      </div>
    </li>
  );
}
