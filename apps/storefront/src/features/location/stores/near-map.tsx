import { HALF, MapBoard, MapPin } from './map-board.tsx';
import { placeOnMap } from './map-geometry.ts';
import { MapGround } from './map-ground.tsx';
import type { StoreSearch } from './search-stores.ts';
import styles from './store-map.module.css';

export type NearMapProps = { search: Pick<StoreSearch, 'around' | 'near' | 'nearest' | 'map' | 'places'> };

/** Map of the stores around a point, numbered as in the list. */
export default function NearMap({ search }: NearMapProps) {
  const { around, near, nearest, map, places } = search;
  const stores = nearest ? [nearest] : near;
  const me = placeOnMap(around, map);
  const pins = stores.map((store) => ({ id: store.id, at: placeOnMap(store._geoloc, map) }));
  return (
    <MapBoard>
      <MapGround frame={map} around={me} pins={pins.map(({ at }) => at)} places={places} />
      <circle className={styles.meHalo} cx={me.x * HALF} cy={me.y * HALF} r="40" />
      <circle className={styles.me} cx={me.x * HALF} cy={me.y * HALF} r="14" />
      {/* reversed, so that the first pin is on top */}
      {pins.toReversed().map(({ id, at }, index) => (
        <MapPin key={id} at={at} isFirst={index === pins.length - 1}>
          <text className={styles.number}>{pins.length - index}</text>
        </MapPin>
      ))}
    </MapBoard>
  );
}
