import { blockDefinitions } from '@wattle/contract/blocks';
import type { BlockValues } from '@wattle/domain/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NowProvider } from '../../../page/now.tsx';
import { ShopFrameProvider } from '../../../page/shop-frame.tsx';
import styles from './brand-category-view.module.css';
import BrandCategoryView from './brand-category-view.tsx';

const example = blockDefinitions['brand-category'].examples['picture left']?.value;
if (!example) throw new Error('There is no example.');
const usual = example;

function show(count: number, change: Partial<BlockValues['brand-category']> = {}): string {
  const cards = Array.from({ length: count }, (_, index) => ({ key: `p-${index}`, html: '<article></article>' }));
  const data = { cards, range: '/brands/nordholm/fridges' };
  return renderToStaticMarkup(
    <NowProvider startMs={0}>
      <ShopFrameProvider frame={{ badges: [] }}>
        <BrandCategoryView block={{ id: 'brand-category', value: { ...usual, ...change }, data, children: [] }} />
      </ShopFrameProvider>
    </NowProvider>,
  );
}
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('BrandCategoryView', () => {
  it('shows what an editor gave it, and the way to the whole range [D-2-48 D-2-50]', () => {
    const html = show(3);
    expect(words(html)).toContain(`|${usual.heading}|${usual.description}|View Range|${usual.carouselHeading}|`);
    expect(html).toContain('href="/brands/nordholm/fridges"');
    expect(html).toContain(`alt="${usual.image.alt}"`);
  });

  it('stands left or right [D-2-49]', () => {
    expect(show(3, { imagePosition: 'right' })).toContain(`${styles.row} ${styles.right}`);
    expect(show(3, { imagePosition: 'left' })).not.toContain(styles.right);
  });

  it('has a square picture unless its ratio is told [D-2-48]', () => {
    expect(show(3)).toContain('aspect-ratio:1 / 1');
    expect(show(3, { ratio: '16:9' })).toContain('aspect-ratio:16/9');
  });

  it('shows its products in a row that slides, under their own heading [D-2-51]', () => {
    const html = show(16);
    expect(html.match(/<article/g)).toHaveLength(16);
    expect(html).toContain(`aria-roledescription="carousel" aria-label="${usual.carouselHeading}"`);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 2],
  ])('with %i products there are %i arrows: what fits need not be turned', (count, arrows) => {
    expect(show(count).match(/aria-label="(?:Previous|Next)"/g) ?? []).toHaveLength(arrows);
  });

  it('is the feature alone without products', () => {
    const html = show(0);
    expect(html).not.toContain('carousel');
    expect(words(html)).toContain(`|${usual.heading}|${usual.description}|View Range|`);
    expect(words(html)).not.toContain(usual.carouselHeading);
  });
});
