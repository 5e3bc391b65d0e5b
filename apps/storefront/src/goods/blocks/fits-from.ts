import { BREAKPOINTS } from '@wattle/domain/settings';
import type { Breakpoint, PerView } from '../../ui/carousel-settings.ts';

const ORDER = Object.keys(BREAKPOINTS) as Breakpoint[];

/** The smallest breakpoint at which this many slides fit; undefined: none. */
export function fitsFrom(perView: PerView, count: number): 'base' | Breakpoint | undefined {
  if (perView.base >= count) return 'base';
  return ORDER.find((breakpoint) => (perView[breakpoint] ?? 0) >= count);
}
