import type { BlockValues } from '@wattle/domain/content';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../blocks.module.css';
import type { BlockViewProps } from '../shown-block.ts';

const GAPS = { tight: styles.tight, normal: styles.normal, wide: styles.wide };

type Place = 'start' | 'center' | 'end';

/** Blocks in columns or rows [D-2-56 D-2-57 D-2-58 D-2-59 D-2-60]. */
export function GroupView({ block, show }: BlockViewProps<'group'>) {
  const { direction, gap, alignItems, stretch, itemWidths = [] } = block.value;
  const columns = columnsOf(itemWidths, block.children.length);
  const style = { ...placeOf(alignItems), ...(columns ? { '--columns': columns } : {}) } as CSSProperties;
  const looks = [direction === 'horizontal' && styles.horizontal, GAPS[gap], stretch && styles.stretch];
  return (
    <div className={classNames(styles.group, ...looks)} style={style}>
      {show(block.children)}
    </div>
  );
}

/** Column widths in percent, excluding gaps; the remainder stays empty [D-2-60]. */
function columnsOf(widths: readonly number[], count: number): string {
  const rest = 100 - widths.reduce((sum, width) => sum + width, 0);
  const isRestFree = rest > 0 && count <= widths.length;
  const shares = widths.length > 0 && isRestFree ? [...widths, rest] : widths;
  return shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
}

/** One of nine positions as CSS [D-2-57]. */
function placeOf(place: BlockValues['group']['alignItems']): { '--across': Place; '--along': Place } {
  if (place === undefined) return { '--across': 'start', '--along': 'start' };
  const across: Place = place.endsWith('left') ? 'start' : place.endsWith('right') ? 'end' : 'center';
  const along: Place = place.startsWith('top') ? 'start' : place.startsWith('bottom') ? 'end' : 'center';
  return { '--across': across, '--along': along };
}
