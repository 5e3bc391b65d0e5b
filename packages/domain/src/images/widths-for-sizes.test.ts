import { describe, expect, it } from 'vitest';
import { widthsForSizes } from './widths-for-sizes.ts';

describe('widthsForSizes', () => {
  it.each([
    ['84px', [100, 160]],
    ['22rem', [430, 690]],
    ['(min-width: 768px) 22rem, 46vw', [430, 690]],
    ['(min-width: 1024px) 19rem, (min-width: 640px) 38vw, 76vw', [430, 690, 920, 1079]],
    ['100vw', [920, 1079]],
  ])('offers what %s can need, and no more [D-9-51]', (sizes, widths) => {
    expect(widthsForSizes(sizes, 'product')).toEqual(widths);
  });

  it('offers a picture of the whole width in all content widths [D-9-53]', () => {
    expect(widthsForSizes('100vw', 'content')).toEqual([1200, 1600, 2000, 2400]);
  });

  it('offers all where it cannot tell', () => {
    expect(widthsForSizes('calc(100vw - 2rem)', 'product')).toHaveLength(9);
    expect(widthsForSizes('auto', 'product')).toHaveLength(9);
  });
});
