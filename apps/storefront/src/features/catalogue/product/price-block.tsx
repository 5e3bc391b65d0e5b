import type { Card } from '@wattle/domain/catalogue';
import { formatPrice, priceParts } from '@wattle/domain/money';
import { CARD_MARKS, priceEndWords, savingWords } from '@wattle/messages/card';
import * as commonWords from '@wattle/messages/common';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BuyView } from './buy-view.ts';
import { InstalmentLine } from './instalment-line.tsx';
import styles from './price-block.module.css';
import type { ProductPage } from './product-page-data.ts';

type Product = ProductPage['product'];
type Props = { product: Product; buy: BuyView; card: Card; children: ReactNode };

/** Price, previous price, end date and instalments [D-2-120 D-2-121 D-2-122 D-2-123]. */
export function PriceBlock({ product, buy, card, children }: Props) {
  const isReduced = card.wasCents !== null;
  const ends = card.ends && priceEndWords(card.ends);
  const { dollars, cents } = priceParts(card.priceCents);
  return (
    <div className={styles.cost}>
      <p className={styles.price}>
        <strong className={isReduced ? styles.reduced : undefined}>
          {isReduced && <VisuallyHidden>{commonWords.now} </VisuallyHidden>}
          {dollars}
          {cents && <span className={styles.cents}>.{cents}</span>}
        </strong>{' '}
        <span className={styles.side}>
          <PriceSide product={product} card={card} />
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
      {buy.agentNote && <p className={styles.agent}>{buy.agentNote}</p>}
      {card.isOrderable && buy.instalments && <InstalmentLine amount={product.price} words={buy.instalments} />}
    </div>
  );
}

function PriceSide({ product, card }: Pick<Props, 'product' | 'card'>) {
  if (card.wasCents !== null) {
    return (
      <>
        <s>
          <VisuallyHidden>{commonWords.was} </VisuallyHidden>
          {formatPrice(card.wasCents)}
        </s>
        <b className={styles.save}>{savingWords(card.savingCents)}</b>
      </>
    );
  }
  if (product.state === 'discontinued') return 'its last price';
  if (card.isClearance) return <Badge tone="clear">{CARD_MARKS.CLEARANCE}</Badge>;
  return card.isHot ? <Badge tone="hot">{CARD_MARKS.HOT_PRICE}</Badge> : null;
}
