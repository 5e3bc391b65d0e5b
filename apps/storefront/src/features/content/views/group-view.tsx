import type { BlockValues } from '@wattle/domain';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../blocks.module.css';
import type { BlockViewProps } from '../shown-block.ts';

type Place = 'start' | 'center' | 'end';

export function GroupView({ block, show }: BlockViewProps<'group'>) {
  const { direction, gap, alignItems, stretch, itemWidths = [] } = block.value;
  const style = {
    ...placeOf(alignItems),
    ...(itemWidths.length > 0 ? { '--columns': itemWidths.map((width) => `${width}fr`).join(' ') } : {}),
  } as CSSProperties;
  return (
    <div className={classNames(styles.group, styles[direction], styles[gap], stretch && styles.stretch)} style={style}>
      {show(block.children)}
    </div>
  );
}

/** One of nine places, as a stylesheet says it [D-2-57]. */
function placeOf(place: BlockValues['group']['alignItems']): { '--across': Place; '--along': Place } {
  if (place === undefined) return { '--across': 'start', '--along': 'start' };
  const across: Place = place.endsWith('left') ? 'start' : place.endsWith('right') ? 'end' : 'center';
  const along: Place = place.startsWith('top') ? 'start' : place.startsWith('bottom') ? 'end' : 'center';
  return { '--across': across, '--along': along };
}
