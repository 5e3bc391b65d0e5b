import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { MapPoint } from './map-geometry.ts';
import styles from './store-map.module.css';

/** Half the width of the drawing. */
export const HALF = 500;

type BoardProps = {
  children: ReactNode;
  className?: string | undefined /** Its height relative to its width. */;
  tall?: number;
};

/** A drawing, not a map service. Hidden from screen readers, because the text beside it says the same. */
export function MapBoard({ children, className, tall = 1 }: BoardProps) {
  const top = HALF * tall;
  return (
    <svg
      className={classNames(styles.map, className)}
      viewBox={`-${HALF} -${top} ${2 * HALF} ${2 * top}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** A pin whose tip is at the place; its content is centred. */
export function MapPin({ at, isFirst, children }: { at: MapPoint; isFirst: boolean; children: ReactNode }) {
  return (
    <g
      className={isFirst ? styles.firstPin : styles.pin}
      transform={`translate(${Math.round(at.x * HALF)} ${Math.round(at.y * HALF)}) scale(${isFirst ? 1.3 : 1})`}
    >
      <g className={styles.body}>
        <ellipse className={styles.shadow} rx="16" ry="5" />
        <path d="M0 0C-22-28-34-42-34-58a34 34 0 0 1 68 0C34-42 22-28 0 0Z" />
        <g transform="translate(0 -58)">{children}</g>
      </g>
    </g>
  );
}
