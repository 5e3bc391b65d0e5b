import { describe, expect, it } from 'vitest';
import { createChunkNames } from '../../chunk-names.ts';

/** Static importers of each module; `card` loads `dialog` lazily. */
const IMPORTERS: Record<string, string[]> = {
  'goods/card/card.tsx': ['/src/routes/home.tsx', '/src/routes/search.tsx', '/src/routes/wishlist.tsx'],
  'ui/price.tsx': ['goods/card/card.tsx', '/src/routes/product.tsx'],
  'ui/icon.tsx': ['goods/card/card.tsx', '/src/layouts/shop-layout.tsx'],
  'ui/hero.tsx': ['/src/routes/home.tsx'],
  'ui/field.tsx': ['/src/routes/home.tsx', '/src/routes/search.tsx', '/src/routes/wishlist.tsx'],
  'features/catalogue/listing/facets.tsx': [
    '/src/routes/home.tsx',
    '/src/routes/search.tsx',
    '/src/routes/wishlist.tsx',
  ],
  'features/catalogue/product/gallery.tsx': ['/src/routes/product.tsx'],
  'ui/hours.tsx': ['ui/dialog.tsx'],
  'ui/ping.tsx': ['ui/pong.tsx'],
  'ui/pong.tsx': ['ui/ping.tsx', '/src/routes/search.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }),
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
    ['packages/domain/src/gift-card/gift-card-amount.ts', 'goods', 'a rule about goods'],
    ['/src/page/late-part.tsx', 'shop', 'small and in most pages'],
    ['/src/goods/card/product-card.module.css', 'card-styles', 'a stylesheet of cards, which are HTML'],
    ['/src/ui/button.tsx', 'controls', 'on every page with cards'],
    ['/src/ui/image-tile.tsx', 'pictures', 'on pages that draw pictures in the browser'],
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
