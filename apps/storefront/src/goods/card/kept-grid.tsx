import { Kept } from '../../page/kept.tsx';
import type { Piece } from '../../page/piece.ts';
import styles from './product-grid.module.css';

/** Columns on a phone, where each row is an element of its own. */
const IN_ROW = 2;

/** Cards that the server has kept, in rows of up to three. */
export function KeptGrid({ cards }: { cards: readonly Piece[] }) {
  const starts = cards.filter((_, index) => index % IN_ROW === 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows may not stand between a list and its items
    <div role="list" className={styles.grid}>
      {starts.map(({ key }, row) => (
        <div key={key} className={styles.row}>
          {cards.slice(row * IN_ROW, (row + 1) * IN_ROW).map((card) => (
            <Kept key={card.key} piece={card} role="listitem" />
          ))}
        </div>
      ))}
    </div>
  );
}
