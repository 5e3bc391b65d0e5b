import { Kept } from '../../page/kept.tsx';
import type { Piece } from '../../page/piece.ts';
import styles from './rail.module.css';
import { Rail, type RailProps } from './rail.tsx';

/** Cards that the server has kept, in one scrolling row. */
export function KeptRail({ cards, ...rail }: RailProps & { cards: readonly Piece[] }) {
  return (
    <Rail {...rail}>
      {cards.map((card) => (
        <Kept key={card.key} piece={card} className={styles.kept} />
      ))}
    </Rail>
  );
}
