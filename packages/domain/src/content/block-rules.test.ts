import { describe, expect, it } from 'vitest';
import type { Block, BlockValues } from './block.ts';
import { isScheduledNow, linkMedia, listedBrands, mediaCarouselLayout, vimeoRatio } from './block-rules.ts';

describe('isScheduledNow', () => {
  it.each([
    [99, false],
    [100, true],
    [199, true],
    [200, false],
  ])('between 100 and 200, at %i: %s [D-2-94]', (now, expected) => {
    expect(isScheduledNow({ startTime: 100, endTime: 200 }, now)).toBe(expected);
  });
});

describe('mediaCarouselLayout', () => {
  const basic = (itemsPerSlide: number): BlockValues['media-carousel'] => ({
    display: 'basic-carousel',
    itemsPerSlide,
  });
  const netflix = (itemsPerSlide: number) => ({ display: 'netflix-carousel' as const, itemsPerSlide });

  it('is a carousel with more than one child, and none with one [D-2-78 D-2-79]', () => {
    expect([1, 2, 5].map((count) => mediaCarouselLayout(basic(1), count).isCarousel)).toEqual([false, true, true]);
  });

  it('basic turns by itself and goes round, with as many in view as it says [D-2-80]', () => {
    expect(mediaCarouselLayout(basic(1), 3)).toMatchObject({ autoplay: true, loop: true, perView: { base: 1, md: 1 } });
    expect(mediaCarouselLayout(basic(3), 5).perView).toEqual({ base: 3, md: 3 });
  });

  it('netflix shows 1.25 on small screens [D-2-81]', () => {
    expect(mediaCarouselLayout(netflix(4), 9)).toMatchObject({ perView: { base: 1.25 }, loop: false, autoplay: false });
  });

  it('netflix shows a quarter of the next one on wider screens when there are more [D-2-82]', () => {
    expect([3, 4, 5].map((count) => mediaCarouselLayout(netflix(4), count).perView.md)).toEqual([4, 4, 4.25]);
  });

  it('has a gap of 16 with several in view, and none with one [D-2-83]', () => {
    expect([1, 2].map((items) => mediaCarouselLayout(basic(items), 3).gapPx)).toEqual([0, 16]);
  });
});

describe('listedBrands', () => {
  const brands = ['Solenne', 'kestrel', 'Écru', 'Brolga'].map((name) => ({ name }));

  it('sorts by name [D-2-45]', () => {
    expect(listedBrands(brands).map(({ name }) => name)).toEqual(['Brolga', 'Écru', 'kestrel', 'Solenne']);
  });

  it('holds no more than its maximum [D-2-46]', () => {
    expect(listedBrands(brands, 2)).toHaveLength(2);
    expect(listedBrands(brands, 99)).toHaveLength(4);
  });
});

describe('linkMedia', () => {
  const words: Block = { id: 'paragraph', value: { content: 'Hello' }, children: [] };
  const picture: Block = { id: 'image', value: { src: '/a.jpg', alt: '' }, children: [] };

  it('takes a child that is media, and lays the others over it [D-2-76 D-2-77]', () => {
    expect(linkMedia({ children: [words, picture] })).toEqual({ media: picture, overlay: [words] });
  });

  it('has none without such a child [D-2-76]', () => {
    expect(linkMedia({ children: [words] })).toEqual({ media: undefined, overlay: [words] });
  });
});

describe('vimeoRatio', () => {
  it.each([
    [{ width: 1920, height: 1080 }, '1920 / 1080'],
    [{ width: 1920 }, null],
    [{ height: 1080 }, null],
    [{}, null],
    [{ width: 0, height: 1080 }, null],
  ])('of %o is %s [D-2-101 D-2-102]', (measures, ratio) => {
    expect(vimeoRatio(measures)).toBe(ratio);
  });
});
