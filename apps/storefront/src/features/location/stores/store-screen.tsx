import { PageHead } from '../../../page/page-head.tsx';
import { createStaticPart } from '../../../page/static-part.tsx';
import { telLink } from '../../../page/tel-link.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { aboutStore } from './about-store.ts';
import { NearbyStores } from './nearby-stores.tsx';
import { OwnStoreButton } from './own-store-button.tsx';
import { addressLine, directionsLink, storeCrumbs } from './store-address.ts';
import { StoreDistance } from './store-distance.tsx';
import { StoreHours } from './store-hours.tsx';
import styles from './store-screen.module.css';
import { StoreServices } from './store-services.tsx';
import { StoreShelf } from './store-shelf.tsx';
import type { Place, ShelfProduct, StorePage, StoreRow } from './stores-data.ts';

const SiteMap = createStaticPart(() => import('./site-map.tsx'));

type Props = {
  store: StorePage;
  shelf: readonly ShelfProduct[];
  nearby: readonly StoreRow[];
  places: readonly Place[];
};

export function StoreScreen({ store, shelf, nearby, places }: Props) {
  const [picture] = store.images;
  const { about } = aboutStore(store.description);
  return (
    <div className="wrap">
      <PageHead crumbs={storeCrumbs(store)} title={store.name}>
        {addressLine(store)}. {about} <StoreDistance to={store._geoloc} />
      </PageHead>
      {picture && (
        <figure className={styles.front}>
          <ImageTile image={picture} set="content" sizes="100vw" ratio="1200 / 620" fit="cover" priority />
        </figure>
      )}
      <div className={styles.panels}>
        <StoreHours store={store} />
        <StoreServices services={store.services} />
        <GetThere store={store} places={places} />
      </div>
      <StoreShelf name={store.name} products={shelf} />
      <NearbyStores name={store.name} stores={nearby} />
    </div>
  );
}

function GetThere({ store, places }: { store: StorePage; places: readonly Place[] }) {
  const { access } = aboutStore(store.description);
  return (
    <section className={styles.panel} aria-labelledby="get-there">
      <h2 id="get-there">Get there, or call</h2>
      <div className={styles.site}>
        <SiteMap key={store.id} at={store._geoloc} places={places} />
      </div>
      {access !== '' && <p className={styles.access}>{access}</p>}
      <p className={styles.actions}>
        <LinkButton icon="car" to={directionsLink(store)}>
          Directions
        </LinkButton>
        <LinkButton kind="tonal" icon="phone" to={telLink(store.phone)}>
          {store.phone}
        </LinkButton>
      </p>
      <OwnStoreButton store={store} className={styles.own} />
    </section>
  );
}
