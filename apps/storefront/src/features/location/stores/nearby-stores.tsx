import { ShopLink } from '../../../ui/shop-link.tsx';
import { StoreList } from './store-list.tsx';
import styles from './store-screen.module.css';
import type { StoreRow } from './stores-data.ts';

/** The other stores around. */
export function NearbyStores({ name, stores }: { name: string; stores: readonly StoreRow[] }) {
  if (stores.length === 0) return null;
  return (
    <section className="section" aria-labelledby="nearby">
      <div className="section-head">
        <h2 id="nearby">Stores near {name}</h2>
        <ShopLink className="more" to="/stores#all">
          All stores
        </ShopLink>
      </div>
      <StoreList stores={stores} className={styles.nearby} />
    </section>
  );
}
