import { COASTS, COUNTRY } from './australia-outline.ts';
import { HALF, MapBoard } from './map-board.tsx';
import { placeOnMap } from './map-geometry.ts';
import styles from './store-map.module.css';
import type { StoreRow } from './stores-data.ts';

export default function CountryMap({ stores }: { stores: readonly Pick<StoreRow, 'id' | '_geoloc'>[] }) {
  return (
    <MapBoard className={styles.sea}>
      {COASTS.map((coast) => (
        <polygon
          key={String(coast[0])}
          className={styles.land}
          points={coast
            .map(([lng, lat]) => placeOnMap({ lat, lng }, COUNTRY))
            .map(({ x, y }) => `${Math.round(x * HALF)},${Math.round(y * HALF)}`)
            .join(' ')}
        />
      ))}
      {stores.map((store) => {
        const { x, y } = placeOnMap(store._geoloc, COUNTRY);
        return (
          <circle key={store.id} className={styles.dot} r="11" cx={Math.round(x * HALF)} cy={Math.round(y * HALF)} />
        );
      })}
    </MapBoard>
  );
}
