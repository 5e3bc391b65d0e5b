import type { Variant } from '@wattle/domain/catalogue';
import * as productWords from '@wattle/messages/product';
import { createLatePart } from '../../../page/late-part.tsx';
import { BuyHeading } from './buy-heading.tsx';
import type { BuyView } from './buy-view.ts';
import type { GiftCardFormProps } from './gift-card/gift-card-form.tsx';
import styles from './product-buy-box.module.css';
import type { ProductPage } from './product-page-data.ts';

/** Separate chunk, because most products are not gift cards. */
const GiftCardForm = createLatePart<GiftCardFormProps>(() => import('./gift-card/gift-card-form.tsx'), {
  room: styles.giftRoom,
});

type Props = { product: ProductPage['product']; buy: BuyView; variant: Variant | undefined };

/** Buy box of a gift card, with its form. */
export function GiftCardBuyBox({ product, buy, variant }: Props) {
  return (
    <section className={styles.box} aria-label={productWords.buy}>
      <BuyHeading product={product} facts={buy.facts} />
      <GiftCardForm key={product.id} product={product} variantId={variant?.id ?? ''} why={buy.why} />
    </section>
  );
}
