import { type ShownBadge, showsWasNow } from '@wattle/domain';
import { Icon } from '../../ui/icon.tsx';
import { ConfiguredBadge } from './configured-badge.tsx';
import styles from './price-note.module.css';
import { endWords, instalmentWords, type PricedProduct, saving } from './price-words.ts';

/** Until when a reduction or a hot price holds. */
function PriceEnd({ product, nowSeconds }: { product: PricedProduct; nowSeconds: number }) {
  const words = endWords(product, nowSeconds);
  return words ? (
    <span className={styles.ends}>
      <Icon name="clock" />
      {words}
    </span>
  ) : null;
}

type Props = {
  product: PricedProduct;
  nowSeconds: number;
  promotions?: readonly ShownBadge[];
  /** Where it can be bought at once: what it costs in parts, if there is nothing weightier to say. */
  inParts?: boolean;
};

/** The line under a price on a card. */
export function PriceNote({ product, nowSeconds, promotions = [], inParts = false }: Props) {
  const isReduced = showsWasNow(product);
  const isQuiet = !isReduced && promotions.length === 0 && endWords(product, nowSeconds) === null;
  const parts = inParts && isQuiet ? instalmentWords(product.price) : null;
  return (
    <p className={styles.note}>
      {isReduced && <span className={styles.save}>{saving(product)}</span>}
      <PriceEnd product={product} nowSeconds={nowSeconds} />
      {promotions.map((badge) => (
        <ConfiguredBadge key={badge.id} badge={badge} />
      ))}
      {parts && <span>{parts}</span>}
    </p>
  );
}
