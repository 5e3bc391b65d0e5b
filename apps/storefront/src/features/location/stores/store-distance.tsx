import { metresBetween } from '@wattle/domain';
import { LocationButton } from '../../../goods/place/location-button.tsx';
import { formatDistance } from '../../../goods/place/store-words.ts';
import { useSavedLocation } from '../../../shopper/location/location-store.ts';
import styles from './store-screen.module.css';

/** How far it is from the delivery location; who has not named one is asked. One line either way. */
export function StoreDistance({ to }: { to: { readonly lat: number; readonly lng: number } }) {
  const saved = useSavedLocation();
  if (!saved) return <LocationButton className={styles.distance}>How far is it from you?</LocationButton>;
  const { suburb, postcode, location } = saved.locality;
  const metres = metresBetween(to, { lat: location.latitude, lng: location.longitude });
  return (
    <span className={styles.distance}>
      {formatDistance(metres)} from {suburb} {postcode}
    </span>
  );
}
