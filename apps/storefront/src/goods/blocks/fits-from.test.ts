import { describe, expect, it } from 'vitest';
import { BRAND_PER_VIEW } from '../../ui/carousel-settings.ts';
import { fitsFrom } from './fits-from.ts';

describe('fitsFrom', () => {
  it.each([
    [3, 'base'],
    [4, 'base'],
    [5, 'sm'],
    [8, 'md'],
    [9, 'lg'],
    [18, '2xl'],
    [19, undefined],
  ])('%i brands stand still from %s', (count, breakpoint) => {
    expect(fitsFrom(BRAND_PER_VIEW, count)).toBe(breakpoint);
  });
});
