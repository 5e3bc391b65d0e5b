import { describe, expect, it } from 'vitest';
import { type ReadPart, readPage } from '../../../testing/read-page.ts';
import { BLOCK_ANSWERS } from './testing/block-answers.ts';

/** The examples of some blocks, as the server sends them. */
async function readBlocks(...kinds: readonly string[]): Promise<(name: string) => ReadPart> {
  const page = await readPage(`/dev/blocks?kinds=${kinds.join(',')}`, BLOCK_ANSWERS);
  return (name) => page.first('*', { 'data-example': name });
}

describe('blocks as they are sent', () => {
  it('leave out what is not known or broken [D-2-33]', async () => {
    const example = await readBlocks('edges');
    expect(example('edges-what-is-not-known-or-broken').text).toBe('The rest stays.');
  });

  it('read without JavaScript', async () => {
    const example = await readBlocks('heading', 'product-listing', 'video');
    for (const level of [2, 3, 4, 5, 6]) expect(example(`heading-level-${level}`).all(`h${level}`)).toHaveLength(1);
    expect(example('product-listing-grid-of-four').all('article')).toHaveLength(12);
    const film = example('video-youtube').first('a', { href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' });
    expect(film.text || film.attribute('aria-label')).toContain('Play the video: A short film');
  });

  it('are what is scheduled for when the page is made [D-2-94]', async () => {
    const example = await readBlocks('scheduled');
    const shown = ['before', 'during', 'after'].map((one) => example(`scheduled-${one}`).text);
    expect(shown).toEqual(['', 'Only while it holds.', '']);
  });

  it('have widgets that say how to book and what an amount costs in parts [D-2-65 D-2-66]', async () => {
    const example = await readBlocks('html');
    const booking = example('html-stylist-booking').named('Book a stylist at Preston');
    expect(booking.first('a', { href: '/articles/help/contact' }).text).toBe('Request a booking');
    expect(booking.all('a', { href: /^tel:/ })).toHaveLength(1);
    expect(example('html-stylist-booking-any-store').text).toContain('Find a store');
    expect(example('html-buy-now-pay-later').text).toContain('$499: 4 × $124.75 with Afterpay');
    expect(example('html-buy-now-pay-later-too-little').text).toContain('Afterpay splits $50 to $3,000.');
  });

  it('say in a picture what the things in it cost today, as links', async () => {
    const example = await readBlocks('image');
    const spot = example('image-with-the-price-of-what-it-shows').first('a', { href: '/products/p-100001' });
    expect(spot.text).toMatch(/637L fridge ?\$1,099/);
  });

  it('have brands as a strip of logos, by name, no more than asked for [D-2-43 D-2-44 D-2-45 D-2-46]', async () => {
    const example = await readBlocks('brand-listing');
    // the strip stands there twice, for who sees it go round; the first is for everyone
    const brands = (name: string) => example(name).first('ul').all('a');
    const chosen = brands('brand-listing-chosen');
    expect(chosen.map((brand) => brand.attribute('href'))).toEqual([
      '/brands/kestrel',
      '/brands/nordholm',
      '/brands/solenne',
    ]);
    expect(chosen[0]?.all('img')).toHaveLength(1);
    expect(brands('brand-listing-no-more-than-24')).toHaveLength(24);
    expect(brands('brand-listing-all-that-sell')).toHaveLength(45);
  });

  it('have no film without its measures [D-2-101]', async () => {
    const example = await readBlocks('vimeo-video');
    const film = example('vimeo-video-without-its-measures');
    expect([...film.all('a'), ...film.all('iframe')]).toEqual([]);
  });
});

describe('carousels as they are sent', () => {
  const CAROUSEL = { 'aria-roledescription': 'carousel' };

  it('are those with several children; one child stands alone [D-2-78 D-2-79]', async () => {
    const example = await readBlocks('media-carousel');
    expect(example('media-carousel-basic').all('*', CAROUSEL)).toHaveLength(1);
    const single = example('media-carousel-a-single-child');
    expect(single.all('*', CAROUSEL)).toEqual([]);
    expect(single.all('img', { alt: 'Alone 1' })).toHaveLength(1);
  });

  it('are named, and their slides numbered for who cannot see them', async () => {
    const example = await readBlocks('article-listing');
    const carousel = example('article-listing-chosen-articles').first('*', CAROUSEL);
    expect(carousel.attribute('aria-label')).toMatch(/^Articles: 2, from/);
    const slides = carousel.all('li', { 'aria-roledescription': 'slide' });
    expect(slides.map((slide) => slide.attribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
  });
});
