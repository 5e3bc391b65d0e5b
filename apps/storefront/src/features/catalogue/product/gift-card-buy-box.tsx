import type { Variant } from '@wattle/domain';
import { createLatePart } from '../../../page/late-part.tsx';
import { BuyHeading } from './buy-heading.tsx';
import type { BuyView } from './buy-view.ts';
import type { GiftCardFormProps } from './gift-card/gift-card-form.tsx';
import styles from './product-buy-box.module.css';
import type { ProductPage } from './product-page-data.ts';

/** Most products are no gift cards: their pages do not load the form. */
const GiftCardForm = createLatePart<GiftCardFormProps>(() => import('./gift-card/gift-card-form.tsx'), {
  room: styles.giftRoom,
});

type Props = { product: ProductPage['product']; buy: BuyView; variant: Variant | undefined };

/** A gift card is bought with what goes on it. */
export function GiftCardBuyBox({ product, buy, variant }: Props) {
  return (
    <section className={styles.box} aria-label="Buy">
      <BuyHeading product={product} facts={buy.facts} />
      <GiftCardForm key={product.id} product={product} variantId={variant?.id ?? ''} why={buy.why} />
    </section>
  );
}
