import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CarouselProps } from './carousel-shell.tsx';
import LoopCarousel from './loop-carousel.tsx';
import { Marquee } from './marquee.tsx';
import { ScrollCarousel } from './scroll-carousel.tsx';

const slides = [<p key="1">One</p>, <p key="2">Two</p>];
const show = (props: Partial<CarouselProps> = {}) =>
  renderToStaticMarkup(
    <ScrollCarousel label="New arrivals" {...props}>
      {slides}
    </ScrollCarousel>,
  );

describe('ScrollCarousel', () => {
  it('has a gap of 16 unless told otherwise [D-9-35]', () => {
    expect(show()).toContain('--slide-gap:16px');
    expect(show({ gapPx: 0 })).toContain('--slide-gap:0px');
  });

  it('shows 1.2, 2.3, 3.4, 4 and 5 slides unless told otherwise [D-9-44]', () => {
    expect(show()).toContain('--pv-base:1.2;--pv-sm:2.3;--pv-md:3.4;--pv-lg:4;--pv-xl:4;--pv-2xl:5');
  });

  it('starts at its first slide: the way back is disabled [D-4-25]', () => {
    expect(show()).toMatch(/aria-label="Previous" disabled=""/);
    expect(show()).not.toMatch(/aria-label="Next" disabled=""/);
  });

  it('is a named carousel of numbered slides', () => {
    const html = show();
    expect(html).toMatch(/<section [^>]*aria-roledescription="carousel" aria-label="New arrivals"/);
    expect(
      [...html.matchAll(/<li [^>]*aria-roledescription="slide" aria-label="([^"]+)"/g)].map(([, name]) => name),
    ).toEqual(['1 of 2', '2 of 2']);
  });

  it('cannot be laid out with no slides in view [D-8-21]', () => {
    expect(() => show({ perView: { base: 0 } })).toThrow('Carousel invalid');
  });
});

describe('LoopCarousel', () => {
  const loop = (autoplay: boolean) =>
    renderToStaticMarkup(
      <LoopCarousel label="Rooms" autoplay={autoplay}>
        {slides}
      </LoopCarousel>,
    );

  it('has no ends: both ways are open from the start [D-4-24 D-4-25]', () => {
    expect(loop(false)).not.toContain('disabled');
  });

  it('can be stopped where it turns by itself', () => {
    expect(loop(true)).toContain('aria-label="Stop the slideshow"');
    expect(loop(false)).not.toContain('Stop the slideshow');
  });
});

describe('Marquee', () => {
  const html = renderToStaticMarkup(<Marquee label="Brands">{slides}</Marquee>);

  it('takes 2000 for a slide and rests for 1 [D-9-49 D-9-50]', () => {
    expect(html).toContain('--round:4002ms');
  });

  it('shows its slides twice and says them once', () => {
    expect(html.match(/One/g)).toHaveLength(2);
    expect(html.match(/<ul [^>]*aria-hidden="true" inert=""/g)).toHaveLength(1);
  });

  it('can be held still', () => {
    expect(html).toMatch(/<label[^>]*><input type="checkbox"\/>.*Pause/);
  });
});
