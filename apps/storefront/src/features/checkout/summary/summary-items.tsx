import { type CartLine, linePrice, viewCart } from '@wattle/domain/cart';
import { keptShippingDate } from '@wattle/domain/checkout';
import { type Cents, exactPrice, toCents } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import * as checkoutWords from '@wattle/messages/checkout';
import * as summaryWords from '@wattle/messages/checkout-summary';
import { planTitle } from '@wattle/messages/warranty';
import type { ReactNode } from 'react';
import { giftCardName } from '../../../goods/gift-card/gift-card-name.ts';
import { GiftCardPicture } from '../../../goods/gift-card/gift-card-picture.tsx';
import { shownGifts } from '../../../goods/sums/shown-gifts.ts';
import { lineName } from '../../../shopper/cart/line-name.ts';
import { useGiftProducts } from '../../../shopper/cart/use-gift-products.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';

/** All items, each with its price including the plan. */
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
  const { kept } = useCheckoutPage();
  const { itemsCents, planCents } = linePrice(line, product);
  const arrives = kept.shippingType === 'STORE_PICKUP' ? null : keptShippingDate(kept);
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
      name={line.giftcard ? giftCardName(product) : lineName(product, line.variantId)}
      detail={detailOf(line, itemsCents, planCents, arrives)}
      cost={exactPrice(toCents(itemsCents + (planCents ?? 0)))}
    />
  );
}

function detailOf(
  { giftcard, warranty, qty }: CartLine,
  itemsCents: Cents,
  planCents: Cents | null,
  arrives: string | null,
): string {
  if (giftcard) return summaryWords.toRecipient(giftcard.recipientName);
  const plan = warranty && planCents !== null ? { title: planTitle(warranty), cents: planCents } : null;
  return summaryWords.lineWords(qty, itemsCents, plan, arrives);
}

/** Free gifts from promotions. */
function GiftRows() {
  const { facts, lines, quote } = useCheckoutPage();
  const { promotions, promoItems: given } = quote.sum.figures;
  const { products } = useGiftProducts(given);
  const promoCartItems = given.filter(({ promoId }) => promotions.some(({ id }) => id === promoId));
  const input = { promoCartItems, appliedPromotions: promotions, products, view: viewCart(lines, facts) };
  const gifts = shownGifts(input, quote.promotions);
  return gifts?.map(({ key, product, image, why, qty, cents }) => (
    <Row
      key={key}
      picture={<ImageTile image={image && { ...image, alt: '' }} sizes="64px" />}
      name={product.name}
      detail={summaryWords.giftWords(qty, why)}
      cost={cents === 0 ? checkoutWords.free : cents !== null && exactPrice(cents)}
    />
  ));
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
