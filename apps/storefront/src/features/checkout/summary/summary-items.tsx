import {
  arePromoItemsLoaded,
  type CartLine,
  type Cents,
  formatPrice,
  linePrice,
  type ProductDocument,
  type PromoItem,
  promoItems,
  toCents,
  viewCart,
} from '@wattle/domain';
import type { ReactNode } from 'react';
import { giftCardName } from '../../../goods/gift-card/gift-card-name.ts';
import { GiftCardPicture } from '../../../goods/gift-card/gift-card-picture.tsx';
import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { giftPriceCents } from '../../../goods/sums/gift-price.ts';
import { planTitle } from '../../../goods/sums/plan-words.ts';
import { useGiftProducts } from '../../../shopper/cart/use-gift-products.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';

/** Everything that is ordered, each with what it costs with its plan. */
export function SummaryItems() {
  const { lines, facts } = useCheckoutPage();
  return (
    <ul className={styles.items}>
      {lines
        .filter(({ isHidden }) => !isHidden)
        .map((line) => {
          const product = facts.products.get(line.productId);
          return product && <LineRow key={line.id} line={line} product={product} />;
        })}
      <GiftRows />
    </ul>
  );
}

function LineRow({ line, product }: { line: CartLine; product: ProductDocument }) {
  const { itemsCents, planCents } = linePrice(line, product);
  const variant = product.variants.find(({ id }) => id === line.variantId);
  const image = variant?.images[0] ?? product.images[0];
  const picture = line.giftcard ? (
    <GiftCardPicture amountCents={itemsCents} />
  ) : (
    <ImageTile image={image && { ...image, alt: '' }} sizes="64px" />
  );
  return (
    <Row
      picture={picture}
      name={line.giftcard ? giftCardName(product) : product.name}
      detail={lineWords(line, itemsCents, planCents)}
      cost={exactPrice(toCents(itemsCents + (planCents ?? 0)))}
    />
  );
}

function lineWords(line: CartLine, itemsCents: Cents, planCents: Cents | null): string {
  if (line.giftcard) return `To ${line.giftcard.recipientName}`;
  const each = formatPrice(toCents(Math.round(itemsCents / line.qty)));
  const plan =
    line.warranty && planCents !== null ? `, with ${planTitle(line.warranty)} ${formatPrice(planCents)}` : '';
  return `${line.qty} × ${each}${plan}`;
}

/** What promotions put in. */
function GiftRows() {
  const { facts, lines, quote } = useCheckoutPage();
  const { promotions, promoItems: given } = quote.sum.figures;
  const { products } = useGiftProducts(given);
  const promoCartItems = given.filter(({ promoId }) => promotions.some(({ id }) => id === promoId));
  const input = { promoCartItems, appliedPromotions: promotions, products, view: viewCart(lines, facts) };
  if (!arePromoItemsLoaded(input)) return null;
  return promoItems(input)
    .filter(({ qtyAvailable }) => qtyAvailable > 0)
    .map((item) => <GiftRow key={`${item.promo.id}/${item.product.id}`} item={item} />);
}

function GiftRow({ item }: { item: PromoItem<ProductDocument> }) {
  const { quote } = useCheckoutPage();
  const { product, variant, qtyAvailable, promo } = item;
  const image = variant.images[0] ?? product.images[0];
  const unitCents = giftPriceCents(item, quote.promotions);
  const cents = unitCents === null ? null : toCents(unitCents * qtyAvailable);
  return (
    <Row
      picture={<ImageTile image={image && { ...image, alt: '' }} sizes="64px" />}
      name={product.name}
      detail={`${qtyAvailable} × ${promo.name}`}
      cost={cents === 0 ? 'Free' : cents !== null && exactPrice(cents)}
    />
  );
}

type RowProps = { picture: ReactNode; name: string; detail: string; cost: ReactNode };

function Row({ picture, name, detail, cost }: RowProps) {
  return (
    <li>
      <span className={styles.picture} aria-hidden="true">
        {picture}
      </span>
      <p>
        <b>{name}</b>
        <small>{detail}</small>
      </p>
      <span className="num">{cost}</span>
    </li>
  );
}
