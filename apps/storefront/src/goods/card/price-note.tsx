import type { Card, ProductSummary } from '@wattle/domain/catalogue';
import { agentWords, cardInstalmentWords, priceEndWords, savingWords } from '@wattle/messages/card';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { iconFirst } from '../../ui/icon.tsx';
import { ConfiguredBadge } from './configured-badge.tsx';
import styles from './price-note.module.css';

type Props = { card: Card; product: Pick<ProductSummary, 'isAgencyItem' | 'brand'>; instead?: ReactNode };

/** The line below a card's price. Instalments show only when there is nothing more important. */
export function PriceNote({ card, product, instead }: Props) {
  const { wasCents, savingCents, ends, promotions, instalment } = card;
  const isQuiet = wasCents === null && promotions.length === 0 && ends === null;
  return (
    <p className={styles.note}>
      {wasCents !== null && <span className={styles.save}>{savingWords(savingCents)}</span>}
      {ends && <span className={classNames(styles.ends, iconFirst('clock'))}>{priceEndWords(ends)}</span>}
      {promotions.map((badge) => (
        <ConfiguredBadge key={badge.id} badge={badge} />
      ))}
      {isQuiet && product.isAgencyItem && agentWords(product.brand.name)}
      {isQuiet && !product.isAgencyItem && instalment && cardInstalmentWords(instalment)}
      {instead}
    </p>
  );
}
