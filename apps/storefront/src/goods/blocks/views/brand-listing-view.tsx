import { brandLink } from '@wattle/domain/links';
import { BRAND_PER_VIEW } from '../../../ui/carousel-settings.ts';
import { Marquee } from '../../../ui/marquee.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { BrandMark } from '../../card/brand-mark.tsx';
import { fitsFrom } from '../fits-from.ts';
import { rowLabel } from '../row-label.ts';
import type { ShownOf } from '../shown-block.ts';
import styles from './brand-listing-view.module.css';

/** A strip of logos, scrolling where it does not fit [D-2-44 D-2-47]. */
export default function BrandListingView({ block }: { block: ShownOf<'brand-listing'> }) {
  const { brands } = block.data;
  if (brands.length === 0) return null;
  return (
    <div className={styles.strip} data-fits={fitsFrom(BRAND_PER_VIEW, brands.length)}>
      <Marquee label={rowLabel('Brands', brands)} perView={BRAND_PER_VIEW}>
        {brands.map((brand) => (
          <ShopLink key={brand.id} className={styles.brand} to={brandLink(brand)}>
            <BrandMark brand={brand} />
          </ShopLink>
        ))}
      </Marquee>
    </div>
  );
}
