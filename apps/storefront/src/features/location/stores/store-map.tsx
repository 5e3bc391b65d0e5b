import { COASTS, COUNTRY } from './australia-outline.ts';
import { type Degrees, hasRoomForName, type MapPoint, placeOnMap, reachOf, ringsOf } from './map-geometry.ts';
import styles from './store-map.module.css';
import type { Around, ListedStore } from './stores-data.ts';

/** Half the side of the drawing. */
const HALF = 500;
const at = ({ x, y }: MapPoint): string => `translate(${(x * HALF).toFixed(1)} ${(y * HALF).toFixed(1)})`;
const placeOf = ({ _geoloc }: ListedStore): Degrees => _geoloc;

/** Where the stores are. The list beside it says the same in words, so it is one picture to a reader of the page. */
export function StoreMap({ stores, around }: { stores: readonly ListedStore[]; around: Around | null }) {
  const label = around ? `The nearest stores around ${around.label}` : `${stores.length} stores across Australia`;
  return (
    <svg className={styles.map} viewBox={`-${HALF} -${HALF} ${2 * HALF} ${2 * HALF}`} role="img" aria-label={label}>
      {around ? <MapAround stores={stores} around={around} /> : <MapOfCountry stores={stores} />}
    </svg>
  );
}

function MapAround({ stores, around }: { stores: readonly ListedStore[]; around: Around }) {
  const reachKm = reachOf(Math.max(...stores.map(({ distanceMetres }) => distanceMetres ?? 0)));
  const pins = stores.map((store) => ({ store, place: placeOnMap(placeOf(store), around, reachKm) }));
  return (
    <>
      {/* the largest first, so that nothing lies on the words of another */}
      {ringsOf(reachKm)
        .toReversed()
        .map((ring) => (
          <Ring key={ring} km={ring} radius={(ring / reachKm) * HALF} />
        ))}
      <circle className={styles.meHalo} r="34" />
      <circle className={styles.me} r="13" />
      {pins.map(({ store, place }, index) => (
        <Pin
          key={store.id}
          place={place}
          number={index + 1}
          name={
            hasRoomForName(
              place,
              pins.filter((pin) => pin.store !== store).map((pin) => pin.place),
            )
              ? store.name
              : ''
          }
        />
      ))}
    </>
  );
}

function Ring({ km, radius }: { km: number; radius: number }) {
  return (
    <>
      <circle className={styles.ring} r={radius} />
      <text className={styles.scale} y={radius - 10}>
        {km} km
      </text>
    </>
  );
}

function Pin({ place, number, name }: { place: MapPoint; number: number; name: string }) {
  const isFirst = number === 1;
  return (
    <g transform={at(place)}>
      <path
        className={isFirst ? styles.firstPin : styles.pin}
        d="M0 0C-22-28-34-42-34-58a34 34 0 0 1 68 0C34-42 22-28 0 0Z"
      />
      <text className={isFirst ? styles.firstNumber : styles.number} y="-48">
        {number}
      </text>
      <text className={styles.name} y="30">
        {name}
      </text>
    </g>
  );
}

function MapOfCountry({ stores }: { stores: readonly ListedStore[] }) {
  const place = (point: Degrees) => placeOnMap(point, COUNTRY.middle, COUNTRY.reachKm);
  return (
    <>
      {COASTS.map((coast) => (
        <polygon
          key={String(coast[0])}
          className={styles.land}
          points={coast
            .map(([lng, lat]) => place({ lat, lng }))
            .map(({ x, y }) => `${x * HALF},${y * HALF}`)
            .join(' ')}
        />
      ))}
      {stores.map((store) => (
        <circle key={store.id} className={styles.dot} r="9" transform={at(place(placeOf(store)))} />
      ))}
    </>
  );
}
