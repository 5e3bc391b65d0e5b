import { Kept } from '../../page/kept.tsx';
import type { Piece } from '../../page/piece.ts';
import styles from './product-grid.module.css';

/** Cards that the server has kept, in rows of up to three. */
export function KeptGrid({ cards }: { cards: readonly Piece[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <Kept key={card.key} piece={card} as="li" />
      ))}
    </ul>
  );
}
