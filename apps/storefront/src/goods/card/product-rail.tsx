import type { ProductSummary } from '@wattle/domain';
import { Carousel } from '../../ui/carousel.tsx';
import { type PerView, USUAL_PER_VIEW } from '../../ui/carousel-settings.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-rail.module.css';

const SIZES = '(min-width: 1536px) 16rem, (min-width: 1024px) 19rem, (min-width: 640px) 38vw, 76vw';

/** Three fill the row: a fourth place would stay empty. */
const THREE_IN_VIEW: PerView = { ...USUAL_PER_VIEW, lg: 3, '2xl': 3 };

type Props = {
  label: string;
  products: readonly ProductSummary[];
  /** How many cards are in view, where it does not have the whole width of the page. */
  perView?: PerView;
  /** How wide a card's picture then is. */
  sizes?: string;
  /** Arrows, unless all cards are in view. */
  navigation?: boolean;
  /** It stands in a block: more screens are small there. */
  inBlocks?: boolean;
};

/** Cards in one row that slides. */
export function ProductRail({ label, products, perView, sizes = SIZES, navigation, inBlocks }: Props) {
  const quietOnMobile = inBlocks ? 'in-blocks' : true;
  const shown = perView ?? (products.length === 3 ? THREE_IN_VIEW : undefined);
  return (
    <div className={styles.rail}>
      <Carousel label={label} loop={false} quietOnMobile={quietOnMobile} perView={shown} navigation={navigation}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={sizes} />
        ))}
      </Carousel>
    </div>
  );
}
