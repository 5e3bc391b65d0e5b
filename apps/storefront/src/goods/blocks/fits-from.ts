import { BREAKPOINTS } from '@wattle/domain';
import type { Breakpoint, PerView } from '../../ui/carousel-settings.ts';

const ORDER = Object.keys(BREAKPOINTS) as Breakpoint[];

/** The smallest screen on which that many slides fit beside each other; undefined: on none. */
export function fitsFrom(perView: PerView, count: number): 'base' | Breakpoint | undefined {
  if (perView.base >= count) return 'base';
  return ORDER.find((breakpoint) => (perView[breakpoint] ?? 0) >= count);
}
