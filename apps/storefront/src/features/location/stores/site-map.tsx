import { Icon } from '../../../ui/icon.tsx';
import { readGround } from './map/ground.ts';
import { layOutMap } from './map/lay-out-map.ts';
import { MapLabels, spotStyle } from './map/map-labels.tsx';
import pins from './map/map-pins.module.css';
import { MapPlate } from './map/map-plate.tsx';
import { type Degrees, fitView, moveView, placeIn, toGround } from './map/map-view.ts';
import styles from './map/store-map.module.css';
import type { Place } from './stores-data.ts';

const TALL = 0.56;
/** The pin stands above its place. */
const HIGHER = { x: 0, y: -0.06 };

/** Map of one store and what is around it. A picture: the address beside it says the same. */
export default function SiteMap({ at, places }: { at: Degrees; places: readonly Place[] }) {
  const view = moveView(fitView([at], TALL), HIGHER);
  const site = toGround(at);
  const { places: known, roads } = readGround();
  const suburbs = places.map(({ name, ...spot }) => ({ name, size: 0, at: toGround(spot) }));
  const pin = { id: '', name: '', state: '', number: null, at: site };
  const { labels } = layOutMap(view, { ground: { places: [...known, ...suburbs], roads }, pins: [pin], me: null });
  return (
    <div className={`${styles.map} ${styles.site}`} aria-hidden="true">
      <MapPlate view={view} />
      <MapLabels labels={labels} />
      <span className={`${pins.pin} ${pins.chosen}`} style={spotStyle(placeIn(view, site))}>
        <Icon name="store" />
      </span>
    </div>
  );
}
