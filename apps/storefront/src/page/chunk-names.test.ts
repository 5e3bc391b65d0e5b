import { describe, expect, it } from 'vitest';
import { createChunkNames } from '../../chunk-names.ts';

const PAGES = [
  'routes/home.tsx',
  'routes/search.tsx',
  'routes/wishlist.tsx',
  'routes/product.tsx',
  'layouts/default-layout.tsx',
];

/** Who imports each module outright; `dialog` is loaded by `card` when it is asked for. */
const IMPORTERS: Record<string, string[]> = {
  'goods/card/card.tsx': ['/routes/home.tsx', '/routes/search.tsx', '/routes/wishlist.tsx'],
  'ui/price.tsx': ['goods/card/card.tsx', '/routes/product.tsx'],
  'ui/icon.tsx': ['goods/card/card.tsx', '/layouts/default-layout.tsx'],
  'ui/hero.tsx': ['/routes/home.tsx'],
  'ui/field.tsx': ['/routes/home.tsx', '/routes/search.tsx', '/routes/wishlist.tsx'],
  'features/catalogue/listing/facets.tsx': ['/routes/home.tsx', '/routes/search.tsx', '/routes/wishlist.tsx'],
  'features/catalogue/product/gallery.tsx': ['/routes/product.tsx'],
  'ui/hours.tsx': ['ui/dialog.tsx'],
  'ui/ping.tsx': ['ui/pong.tsx'],
  'ui/pong.tsx': ['ui/ping.tsx', '/routes/search.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => ({ isEntry: PAGES.includes(id.slice(1)), importers: IMPORTERS[id] ?? [] }),
};
const chunkOf = (id: string) => createChunkNames()(id, graph);

describe('createChunkNames', () => {
  it.each([
    ['ui/icon.tsx', 'shop', 'around every page'],
    ['ui/price.tsx', 'goods', 'on lists and on the product page'],
    ['goods/card/card.tsx', 'cards', 'on lists only'],
    ['features/catalogue/listing/facets.tsx', 'listing', 'part of a listing'],
    ['features/catalogue/product/gallery.tsx', 'product-page', 'part of the product page'],
    ['packages/domain/src/catalogue/price-display.ts', 'goods', 'a rule about goods'],
    ['/src/page/late-part.tsx', 'shop', 'small and in most pages'],
    ['/src/goods/blocks/views/rail-view.module.css', 'block-styles', 'a stylesheet of a block'],
  ])('puts %s into %s: it is %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });

  it.each(['ui/hero.tsx', 'ui/field.tsx', 'ui/dialog.tsx', 'ui/hours.tsx', 'ui/ping.tsx'])(
    'leaves %s where the bundler puts it',
    (id) => {
      expect(chunkOf(id)).toBeNull();
    },
  );
});
