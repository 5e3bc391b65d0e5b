import { type CardLabel, centsOf, formatPrice, isHotPrice, showsClearance, showsWasNow } from '@wattle/domain';
import type { ReactNode } from 'react';
import { endWords, saving } from '../../../goods/card/price-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BuyView } from './buy-view.ts';
import { InstalmentLine } from './instalment-line.tsx';
import styles from './price-block.module.css';
import type { ProductPage } from './product-page-data.ts';

type Product = ProductPage['product'];
type Props = { product: Product; buy: BuyView; label: CardLabel; nowSeconds: number; children: ReactNode };

/** What it costs now, what it cost, until when, and in parts [D-2-120 D-2-121 D-2-122 D-2-123]. */
export function PriceBlock({ product, buy, label, nowSeconds, children }: Props) {
  const isReduced = showsWasNow(product);
  const canBuy = label === 'Add to cart' || label === 'Pre-order';
  const ends = endWords(product, nowSeconds);
  return (
    <div className={styles.cost}>
      <p className={styles.price}>
        <strong className={isReduced ? styles.reduced : undefined}>
          {isReduced && <VisuallyHidden>now </VisuallyHidden>}
          <Amount dollars={product.price} />
        </strong>{' '}
        <span className={styles.side}>
          <PriceSide product={product} nowSeconds={nowSeconds} />
        </span>
      </p>
      <div className={styles.note}>
        {ends && (
          <p className={styles.ends}>
            <Icon name="clock" /> {isReduced ? `${ends}, ${buy.endsAt}` : ends}
          </p>
        )}
        {children}
      </div>
      {canBuy && buy.instalments && <InstalmentLine amount={product.price} words={buy.instalments} />}
    </div>
  );
}

function Amount({ dollars }: { dollars: number }) {
  const [whole, cents] = formatPrice(centsOf(dollars)).split('.');
  return (
    <>
      {whole}
      {cents && <span className={styles.cents}>.{cents}</span>}
    </>
  );
}

function PriceSide({ product, nowSeconds }: Pick<Props, 'product' | 'nowSeconds'>) {
  if (showsWasNow(product)) {
    return (
      <>
        <s>
          <VisuallyHidden>was </VisuallyHidden>
          {formatPrice(centsOf(product.erpOriginalPrice))}
        </s>
        <b className={styles.save}>{saving(product)}</b>
      </>
    );
  }
  if (product.state === 'discontinued') return 'its last price';
  if (showsClearance(product)) return <Badge tone="clear">Clearance</Badge>;
  return isHotPrice(product, nowSeconds) ? <Badge tone="hot">Hot price</Badge> : null;
}
