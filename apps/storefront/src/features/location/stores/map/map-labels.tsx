import type { CSSProperties } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import type { PlacedLabel, Width } from './lay-out-map.ts';
import type { GroundPoint } from './map-view.ts';
import styles from './store-map.module.css';

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** Position in a view, as shares of its width and height, and pixels from there. */
export const spotStyle = ({ x, y }: GroundPoint, aside?: GroundPoint): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  ...(aside && { marginInlineStart: aside.x, marginBlockStart: aside.y }),
});

/** Hides a thing on maps of the widths that it is not for. */
export const widthClass = (on: readonly Width[]): string =>
  classNames(
    !on.includes('small') && styles.notSmall,
    !on.includes('medium') && styles.notMedium,
    !on.includes('large') && styles.notLarge,
  );

/** Names on the ground, for the eye only. */
export function MapLabels({ labels }: { labels: readonly PlacedLabel[] }) {
  return (
    <div aria-hidden="true">
      {labels.map(({ kind, text, short, at, aside, on }) => (
        <span
          key={`${kind} ${text} ${at.x} ${aside?.x} ${aside?.y}`}
          className={classNames(styles.label, styles[kind], widthClass(on))}
          style={spotStyle(at, aside)}
          data-short={short}
        >
          {short ? <span className={styles.long}>{text}</span> : text}
        </span>
      ))}
    </div>
  );
}
