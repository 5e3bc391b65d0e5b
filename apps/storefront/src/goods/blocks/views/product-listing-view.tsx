import { Kept } from '../../../page/kept.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { KeptRail } from '../../card/kept-rail.tsx';
import type { ShownOf } from '../shown-block.ts';
import styles from './product-listing-view.module.css';

/** Products in a carousel, or in a grid of two or four columns [D-2-89 D-2-91 D-2-92]. */
export default function ProductListingView({ block }: { block: ShownOf<'product-listing'> }) {
  const { cards, label } = block.data;
  const { display } = block.value;
  if (cards.length === 0) return null;
  if (display === 'carousel') return <KeptRail label={label} cards={cards} inBlocks />;
  return (
    <div className={classNames(styles.grid, display !== 'grid-2x' && styles.four)}>
      {cards.map((card) => (
        <Kept key={card.key} piece={card} className={styles.kept} />
      ))}
    </div>
  );
}
