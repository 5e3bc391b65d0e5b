import * as storesWords from '@wattle/messages/stores';
import { HALF } from './map-board.tsx';
import { type MapFrame, type MapPoint, placeOnMap, ringsOf } from './map-geometry.ts';
import { type Box, boxAround, namesWithRoom } from './map-names.ts';
import styles from './store-map.module.css';
import type { Place } from './stores-data.ts';

/** Where a ring's label goes: a direction that cities seldom lie in. */
const ASIDE = { x: Math.sin(0.5), y: Math.cos(0.5) };

type Props = {
  frame: MapFrame;
  /** Centre of the rings. */
  around: MapPoint;
  pins: readonly MapPoint[];
  places: readonly Place[];
  /** Height relative to width. */
  tall?: number;
};

/** The map behind the pins: distance rings and suburb names. */
export function MapGround({ frame, around, pins, places, tall = 1 }: Props) {
  const rings = ringsOf(frame.reachKm).map((km) => ({ km, radius: km / frame.reachKm }));
  const labels = rings.map(({ radius }) => ({ x: around.x + radius * ASIDE.x, y: around.y + radius * ASIDE.y }));
  const taken = [...pins.map(pinBox), boxAround(around, 0.08, 0.08), ...labels.map((at) => boxAround(at, 0.1, 0.045))];
  const edge = boxAround({ x: 0, y: 0 }, 0.98, 0.98 * tall);
  const names = places.map(({ name, ...place }) => ({ name, at: placeOnMap(place, frame) }));
  return (
    <>
      {/* largest first, so that no ring covers the label of another */}
      {rings.toReversed().map(({ km, radius }) => (
        <g key={km} transform={`translate(${Math.round(around.x * HALF)} ${Math.round(around.y * HALF)})`}>
          <circle className={styles.ring} r={Math.round(radius * HALF)} />
          <text
            className={styles.scale}
            x={Math.round(radius * ASIDE.x * HALF)}
            y={Math.round(radius * ASIDE.y * HALF)}
          >
            {storesWords.scaleKm(km)}
          </text>
        </g>
      ))}
      {namesWithRoom(names, taken, edge).map(({ name, at }) => (
        <text key={`${name} ${at.x}`} className={styles.place} x={Math.round(at.x * HALF)} y={Math.round(at.y * HALF)}>
          {name}
        </text>
      ))}
    </>
  );
}

const pinBox = ({ x, y }: MapPoint): Box => ({ left: x - 0.11, right: x + 0.11, top: y - 0.3, bottom: y + 0.03 });
