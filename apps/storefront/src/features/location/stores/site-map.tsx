import { SITE_REACH_KM } from './load-surroundings.ts';
import { MapBoard, MapPin } from './map-board.tsx';
import { type Degrees, placeOnMap } from './map-geometry.ts';
import { MapGround } from './map-ground.tsx';
import styles from './store-map.module.css';
import type { Place } from './stores-data.ts';

const TALL = 0.56;
/** Shifts the view north, in degrees, because the pin stands above its place. */
const NORTH = 0.012;

/** Map of one store and the suburbs around it. */
export default function SiteMap({ at, places }: { at: Degrees; places: readonly Place[] }) {
  const frame = { middle: { lat: at.lat + NORTH, lng: at.lng }, reachKm: SITE_REACH_KM };
  const site = placeOnMap(at, frame);
  return (
    <MapBoard tall={TALL} className={styles.site}>
      <MapGround frame={frame} around={site} pins={[site]} places={places} tall={TALL} />
      <MapPin at={site} isFirst>
        <path
          className={styles.shop}
          d="M-11-1v13h22V-1M-14-3l3-9h22l3 9a4.7 4.7 0 0 1-9.3 0 4.7 4.7 0 0 1-9.4 0 4.7 4.7 0 0 1-9.3 0Z"
        />
      </MapPin>
    </MapBoard>
  );
}
