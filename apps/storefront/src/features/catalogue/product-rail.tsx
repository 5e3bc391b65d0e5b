import type { ProductSummary } from '@wattle/domain';
import { Carousel } from '../../ui/carousel.tsx';
import type { PerView } from '../../ui/carousel-settings.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-rail.module.css';

const SIZES = '(min-width: 1536px) 16rem, (min-width: 1024px) 19rem, (min-width: 640px) 38vw, 76vw';

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
  return (
    <div className={styles.rail}>
      <Carousel label={label} loop={false} quietOnMobile={quietOnMobile} perView={perView} navigation={navigation}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={sizes} />
        ))}
      </Carousel>
    </div>
  );
}
