import { ProductCardSkeleton } from '../../../goods/card/product-card-skeleton.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './listing-skeleton.module.css';
import layout from './product-listing.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const FACETS = ['44%', '80%', '72%', '84%', '66%', '30%', '50%', '78%', '70%', '82%', '60%', '40%'];

const TILES = ['1', '2', '3', '4', '5', '6'];

/** Placeholder with the rows and heights of the real list, to avoid layout shift. */
export function ListingSkeleton({ pathname }: { pathname: string }) {
  const isBrand = /^\/brands\/[^/]+\/?$/.test(pathname);
  return (
    <div aria-busy="true">
      {isBrand && <div className={styles.hero} />}
      <div className="wrap">
        {!isBrand && <Head hasTiles={pathname.startsWith('/categories/')} />}
        <Columns />
      </div>
    </div>
  );
}

function Head({ hasTiles }: { hasTiles: boolean }) {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width="120px" />
        <Skeleton width="min(320px, 60%)" height="var(--t-h1)" />
      </div>
      {hasTiles && (
        <div className={styles.tiles}>
          {TILES.map((tile) => (
            <Skeleton key={tile} height="100%" radius="14px" />
          ))}
        </div>
      )}
    </>
  );
}

function Columns() {
  return (
    <div>
      <div className={layout.layout}>
        <div className={`${layout.side} ${styles.facets}`}>
          {FACETS.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
        <div>
          <div className={styles.bar}>
            <Skeleton width="180px" height="20px" />
            <Skeleton width="190px" height="44px" radius="10px" />
          </div>
          <div className={styles.grid}>
            {CARDS.map((card) => (
              <ProductCardSkeleton key={card} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
