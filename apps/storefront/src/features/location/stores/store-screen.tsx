import { metresBetween } from '@wattle/domain/stores';
import { formatDistance } from '@wattle/messages/store-hours';
import * as storesWords from '@wattle/messages/stores';
import { LocationButton } from '../../../goods/place/location-button.tsx';
import { PageHead } from '../../../page/page-head.tsx';
import { createStaticPart } from '../../../page/static-part.tsx';
import { telLink } from '../../../page/tel-link.ts';
import { useSavedLocation } from '../../../shopper/location/location-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { aboutStore } from './about-store.ts';
import { OwnStoreButton } from './own-store-button.tsx';
import { addressLine, directionsLink, storeCrumbs } from './store-address.ts';
import { StoreHours } from './store-hours.tsx';
import { StoreList } from './store-list.tsx';
import { StoreProducts } from './store-products.tsx';
import styles from './store-screen.module.css';
import { serviceOf } from './store-service.ts';
import type { Place, StorePage, StoreProduct, StoreRow } from './stores-data.ts';

const SiteMap = createStaticPart(() => import('./site-map.tsx'));

type Props = {
  store: StorePage;
  products: readonly StoreProduct[];
  nearby: readonly StoreRow[];
  places: readonly Place[];
};

export function StoreScreen({ store, products, nearby, places }: Props) {
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
      <StoreProducts name={store.name} products={products} />
      <NearbyStores name={store.name} stores={nearby} />
    </div>
  );
}

function GetThere({ store, places }: { store: StorePage; places: readonly Place[] }) {
  const { access } = aboutStore(store.description);
  return (
    <section className={styles.panel} aria-labelledby="get-there">
      <h2 id="get-there">{storesWords.getThereOrCall}</h2>
      <div className={styles.site}>
        <SiteMap key={store.id} at={store._geoloc} places={places} />
      </div>
      {access !== '' && <p className={styles.access}>{access}</p>}
      <p className={styles.actions}>
        <LinkButton icon="car" to={directionsLink(store)}>
          {storesWords.directions}
        </LinkButton>
        <LinkButton kind="tonal" icon="phone" to={telLink(store.phone)}>
          {store.phone}
        </LinkButton>
      </p>
      <OwnStoreButton store={store} className={styles.own} />
    </section>
  );
}

function NearbyStores({ name, stores }: { name: string; stores: readonly StoreRow[] }) {
  if (stores.length === 0) return null;
  return (
    <section className="section" aria-labelledby="nearby">
      <div className="section-head">
        <h2 id="nearby">{storesWords.storesNear(name)}</h2>
        <ShopLink className="more" to="/stores#all">
          {storesWords.allStores}
        </ShopLink>
      </div>
      <StoreList stores={stores} className={styles.nearby} />
    </section>
  );
}

/** Distance from the delivery location, or a prompt to set one. One line either way. */
function StoreDistance({ to }: { to: { readonly lat: number; readonly lng: number } }) {
  const saved = useSavedLocation();
  if (!saved) return <LocationButton className={styles.distance}>{storesWords.howFarIsItFromYou}</LocationButton>;
  const { suburb, postcode, location } = saved.locality;
  const metres = metresBetween(to, { lat: location.latitude, lng: location.longitude });
  return <span className={styles.distance}>{storesWords.distanceFrom(formatDistance(metres), suburb, postcode)}</span>;
}

function StoreServices({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="services">
      <h2 id="services">{storesWords.atThisStore}</h2>
      <ul className={styles.services}>
        {services.map(serviceOf).map(({ icon, name, detail }) => (
          <li key={name}>
            <Icon name={icon} />
            <span>
              {name}
              {detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
