import { brandLink } from '@wattle/domain';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { PickedRail } from '../../recommendation/picked-rail.tsx';
import { listMarks } from '../../referrers/list-marks.ts';
import { BrandMark } from '../brand-mark.tsx';
import { ProductRail } from '../product-rail.tsx';
import { CategoryBento } from './category-bento.tsx';
import { GuideTiles } from './guide-tiles.tsx';
import type { HomeData } from './home-data.ts';
import { HomeHero } from './home-hero.tsx';
import styles from './home-screen.module.css';
import { PromiseStrip } from './promise-strip.tsx';
import { RoomFeature } from './room-feature.tsx';

export function HomeScreen({ home }: { home: HomeData }) {
  return (
    <>
      <HomeHero tiles={home.tiles} guides={home.guides} />
      <PromiseStrip />
      <CategoryBento tiles={home.tiles} />
      {home.offers.length > 0 && (
        <section
          id="reductions"
          className="section wrap"
          aria-labelledby="home-offers"
          {...listMarks({ listId: 'home-offers', listName: 'Real reductions' })}
        >
          <div className="section-head">
            <div>
              <h2 id="home-offers">Real reductions</h2>
              <p className={styles.lead}>{offerWords(home.offerCount)}</p>
            </div>
            <MoreLink to="/search?sale=true" label="All of them" />
          </div>
          <ProductRail label="Reduced products" products={home.offers} />
        </section>
      )}
      <RoomFeature tiles={home.tiles} />
      {home.arrivals.length > 0 && (
        <section
          className="section wrap"
          aria-labelledby="home-new"
          {...listMarks({ listId: 'home-new', listName: 'New here' })}
        >
          <div className="section-head">
            <h2 id="home-new">New here</h2>
            <MoreLink to="/search?new=true" label="Everything new" />
          </div>
          <ProductRail label="New products" products={home.arrivals} />
        </section>
      )}
      <PickedRail />
      {home.guides.length > 0 && <GuideTiles guides={home.guides} />}
      <BrandStrip brands={home.brands} />
    </>
  );
}

const offerWords = (count: number): string =>
  count === 1
    ? 'One price that is lower than the one we charged before.'
    : `${count} prices that are lower than the ones we charged before.`;

/** Stands left of the arrows of the rail below. */
function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <ShopLink className={`more ${styles.more}`} to={to}>
      {label} <Icon name="arrow" />
    </ShopLink>
  );
}

function BrandStrip({ brands }: { brands: HomeData['brands'] }) {
  if (brands.length === 0) return null;
  return (
    <section className="section wrap" aria-label="Brands">
      <ul className={`scroll-x ${styles.brands}`}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <ShopLink to={brandLink(brand)}>
              <BrandMark brand={brand} />
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
