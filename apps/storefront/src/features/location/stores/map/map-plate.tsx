import { useId, useMemo } from 'react';
import { drawCurves, drawLines, drawRings } from './draw-lines.ts';
import { type Ground, readGround } from './ground.ts';
import { kmAcross, type MapView } from './map-view.ts';
import styles from './store-map.module.css';

/** Places are drawn as discs of these widths on the ground, by their size; together they show where towns are. */
const TOWNS = [
  { from: 39, to: 43, width: 46 },
  { from: 43, to: 47, width: 58 },
  { from: 47, to: 53, width: 80 },
  { from: 53, to: 80, width: 130 },
] as const;
/** From farther away than this, towns are too small to be drawn. */
const TOWNS_KM = 900;

type Props = {
  view: MapView /** The view that the lines were drawn for: larger than what is seen. */;
  drawn?: MapView;
};

/** The ground of a map: water, land, towns, borders and main roads. Decorative: what matters is written beside it. */
export function MapPlate({ view, drawn = view }: Props) {
  const ground = useMemo(() => drawGround(readGround(), drawn), [drawn]);
  const id = useId();
  const { x, y, span, tall } = view;
  const box = [x - span / 2, y - (span * tall) / 2, span, span * tall].map(Math.round).join(' ');
  return (
    <svg
      className={styles.plate}
      viewBox={box}
      data-scale={scaleOf(kmAcross(view))}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={`${id}land`} d={ground.land} />
        <clipPath id={`${id}dry`}>
          <use href={`#${id}land`} />
        </clipPath>
      </defs>
      <use className={styles.land} href={`#${id}land`} />
      <g clipPath={`url(#${id}dry)`}>
        <g className={styles.towns}>
          {ground.towns.map(({ width, d }) => (
            <path key={width} strokeWidth={width} d={d} />
          ))}
        </g>
      </g>
      <path className={styles.lake} d={ground.lakes} />
      <path className={styles.borders} d={ground.borders} />
      <path className={styles.roadEdge} d={ground.roads} />
      <path className={styles.road} d={ground.roads} />
      <path className={styles.freewayEdge} d={ground.freeways} />
      <path className={styles.freeway} d={ground.freeways} />
    </svg>
  );
}

const scaleOf = (km: number): string => (km > 1500 ? 'country' : km > 200 ? 'region' : km > 30 ? 'city' : 'suburb');

function drawGround({ land, lakes, borders, roads, places }: Ground, view: MapView) {
  const km = kmAcross(view);
  const linesOf = (wanted: number) => roads.filter(({ rank }) => rank === wanted).map(({ line }) => line);
  return {
    land: drawRings(land, view),
    lakes: drawRings(lakes, view),
    borders: drawLines(borders, view),
    freeways: drawCurves(linesOf(1), view),
    // from afar only the highways are drawn
    roads: km > 1500 ? '' : drawCurves(linesOf(2), view),
    towns: TOWNS.map(({ from, to, width }) => ({
      width,
      d:
        km > TOWNS_KM
          ? ''
          : drawDots(
              places.filter(({ size }) => size >= from && size < to),
              view,
            ),
    })),
  };
}

/** A line of no length with round ends is a disc. */
const drawDots = (places: Ground['places'], { x, y, span, tall }: MapView): string =>
  places
    .filter(({ at }) => Math.abs(at.x - x) < span && Math.abs(at.y - y) < span * tall)
    .map(({ at }) => `M${at.x} ${at.y}h0`)
    .join('');
