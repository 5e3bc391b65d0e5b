import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScrollCarousel } from './scroll-carousel.tsx';

const show = (gapPx?: number) =>
  renderToStaticMarkup(
    <ScrollCarousel label="New arrivals" {...(gapPx === undefined ? {} : { gapPx })}>
      <p>One</p>
      <p>Two</p>
    </ScrollCarousel>,
  );

describe('ScrollCarousel', () => {
  it('has a gap of 16 unless told otherwise [D-9-35]', () => {
    expect(show()).toContain('--slide-gap:16px');
    expect(show(0)).toContain('--slide-gap:0px');
  });

  it('starts at its first slide: the way back is disabled [D-4-25]', () => {
    expect(show()).toMatch(/aria-label="Previous" disabled=""/);
    expect(show()).not.toMatch(/aria-label="Next" disabled=""/);
  });

  it('is a named list of slides', () => {
    const html = show();
    expect(html).toContain('aria-label="New arrivals"');
    expect(html.match(/<li/g)).toHaveLength(2);
  });
});
