import { brandLink } from '@wattle/domain';
import { Carousel } from '../../../ui/carousel.tsx';
import { BRAND_PER_VIEW } from '../../../ui/carousel-settings.ts';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { BrandMark } from '../../catalogue/brand-mark.tsx';
import { rowLabel } from '../row-label.ts';
import type { ShownOf } from '../shown-block.ts';
import styles from './brand-listing-view.module.css';

/** A strip of logos [D-2-44 D-2-47]. */
export default function BrandListingView({ block }: { block: ShownOf<'brand-listing'> }) {
  const { brands } = block.data;
  if (brands.length === 0) return null;
  return (
    <Carousel label={rowLabel('Brands', brands)} perView={BRAND_PER_VIEW} loop={false} quietOnMobile>
      {brands.map((brand) => (
        <ShopLink key={brand.id} className={styles.brand} to={brandLink(brand)}>
          <BrandMark brand={brand} />
        </ShopLink>
      ))}
    </Carousel>
  );
}
