import { useState } from 'react';
import { ProductCard } from '../../goods/card/product-card.tsx';
import { ProductCardSkeleton } from '../../goods/card/product-card-skeleton.tsx';
import { useNowSeconds } from '../../page/now.tsx';
import { readableBadge } from '../../page/readable-badge.ts';
import { sentBadge } from '../../page/sent-badge.ts';
import { ShopFrameProvider } from '../../page/shop-frame.tsx';
import styles from './cards-section.module.css';
import { SAMPLE_BADGES, sampleCards } from './sample-cards.ts';
import { Section } from './section.tsx';

/** Time of the first render: sample dates are relative to it. */
const useStartSeconds = (): number => useState(useNowSeconds(() => ''))[0];

/** Every price, availability and badge of a product card. */
export function CardsSection() {
  const [frame] = useState({ badges: SAMPLE_BADGES.map(readableBadge).map(sentBadge) });
  const startSeconds = useStartSeconds();
  const [samples] = useState(() => sampleCards(startSeconds));
  return (
    <ShopFrameProvider frame={frame}>
      <Section title="The product card, every state">
        <ul className={styles.cells}>
          {samples.map(({ title, note, product }) => (
            <li key={title} className={styles.cell} id={product.id}>
              <p className={styles.title}>{title}</p>
              <p className="hint">{note}</p>
              <ProductCard product={product} sizes="320px" />
            </li>
          ))}
          <li className={styles.cell} id="sample-loading">
            <p className={styles.title}>Loading</p>
            <p className="hint">The card’s own rows.</p>
            <ProductCardSkeleton />
          </li>
        </ul>
      </Section>
    </ShopFrameProvider>
  );
}
