import { readFileSync } from 'node:fs';
import { BREAKPOINTS } from '@wattle/domain/settings';
import { describe, expect, it } from 'vitest';
import {
  ARTICLE_PER_VIEW,
  BRAND_PER_VIEW,
  CAROUSEL,
  CATEGORIES_PER_VIEW,
  type PerView,
  perViewAt,
  perViewVariables,
  slideVariables,
  USUAL_PER_VIEW,
} from './carousel-settings.ts';

const across = (perView: PerView, widths: readonly number[]) => widths.map((width) => perViewAt(perView, width));

describe('slides per view', () => {
  it('shows 1.2, 2.3, 3.4, 4 and 5 by default [D-9-44]', () => {
    expect(across(USUAL_PER_VIEW, [0, 639, 640, 768, 1024, 1535, 1536, 2560])).toEqual([
      1.2, 1.2, 2.3, 3.4, 4, 4, 5, 5,
    ]);
  });

  it('shows 1.2, 3.4, 4 and 5 articles [D-2-41]', () => {
    expect(across(ARTICLE_PER_VIEW, [0, 640, 1024, 1536])).toEqual([1.2, 3.4, 4, 5]);
  });

  it('shows 1.2, 3.4, 4, 5 and 7 categories [D-9-45]', () => {
    expect(across(CATEGORIES_PER_VIEW, [0, 640, 1024, 1280, 1536])).toEqual([1.2, 3.4, 4, 5, 7]);
  });

  it('shows 4, 6, 8, 12 and 18 brands at 0, 640, 768, 1024 and 1536 [D-2-47]', () => {
    expect(across(BRAND_PER_VIEW, [0, 640, 768, 1024, 1536])).toEqual([4, 6, 8, 12, 18]);
  });
});

describe('the time of a turn', () => {
  it('takes 300 ms, and waits 6 s before it turns by itself [D-9-33 D-9-34]', () => {
    expect(CAROUSEL).toMatchObject({ speedMs: 300, autoplayDelayMs: 6000 });
  });

  it('runs a marquee at 2000 for a slide with a rest of 1 [D-9-49 D-9-50]', () => {
    expect(CAROUSEL).toMatchObject({ marqueeSpeedMs: 2000, marqueeDelayMs: 1 });
  });

  it('has Embla there in that time, and never beyond [D-9-33]', () => {
    // Embla steps 60 times a second; each step adds the remaining distance to the velocity and loses a third to
    // friction
    const friction = 0.68;
    let [left, velocity] = [1000, 0];
    for (let frame = 0; frame < (CAROUSEL.speedMs / 1000) * 60; frame += 1) {
      velocity = (velocity + left / CAROUSEL.emblaDuration) * friction;
      left -= velocity;
      expect(left).toBeGreaterThan(0);
    }
    expect(left).toBeLessThan(20);
  });
});

describe('slideVariables', () => {
  it('says the gap and the slides', () => {
    expect(slideVariables({ base: 1.2 }, 16)).toMatchObject({
      '--slide-gap': '16px',
      '--pv-base': 1.2,
      '--pv-lg': 1.2,
    });
  });

  it.each([
    [{ base: 0 }, 16],
    [{ base: -1 }, 16],
    [{ base: Number.NaN }, 16],
    [{ base: 1, md: Number.POSITIVE_INFINITY }, 16],
    [{ base: 1 }, -1],
    [{ base: 1 }, Number.NaN],
  ])('refuses %o with a gap of %i [D-8-21]', (perView, gapPx) => {
    expect(() => slideVariables(perView, gapPx)).toThrow('Carousel invalid');
  });
});

describe('perViewVariables', () => {
  it('fills each breakpoint with the one below it', () => {
    expect(perViewVariables({ base: 1.2, md: 3 })).toEqual({
      '--pv-base': 1.2,
      '--pv-sm': 1.2,
      '--pv-md': 3,
      '--pv-lg': 3,
      '--pv-xl': 3,
      '--pv-2xl': 3,
      '--pv-2-5xl': 3,
      '--pv-3xl': 3,
      '--pv-4xl': 3,
    });
  });

  it('names the variables that the stylesheet reads, each at its breakpoint', () => {
    const css = readFileSync(new URL('./carousel.module.css', import.meta.url), 'utf8');
    const read = [...css.matchAll(/min-width: (\d+)px\)\s*{\s*\.track\s*{\s*--pv: var\((--pv-[\w-]+)\)/g)];
    const expected = Object.entries(BREAKPOINTS).map(([name, px]) => [String(px), `--pv-${name.replace('.', '-')}`]);
    expect(read.map(([, px, name]) => [px, name])).toEqual(expected);
  });
});
