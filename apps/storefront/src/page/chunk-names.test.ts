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
  'src/shopper/cart/open-cart.ts': ['/src/routes/cart.tsx', '/src/routes/checkout-payment.tsx'],
  'src/shopper/cart/cart-store.ts': ['src/shopper/cart/open-cart.ts'],
  'src/shopper/cart/cart-sum.ts': ['/src/routes/cart.tsx', '/src/routes/checkout-payment.tsx'],
  'src/ui/stepper.tsx': ['/src/routes/cart.tsx', '/src/routes/product.tsx'],
  'ui/ping.tsx': ['ui/pong.tsx'],
  'ui/pong.tsx': ['ui/ping.tsx', '/src/routes/search.tsx'],
};
/** Modules that load each of these lazily. */
const LAZY: Record<string, string[]> = {
  'ui/dialog.tsx': ['goods/card/card.tsx'],
  'src/shopper/cart/open-cart.ts': ['/src/routes/product.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [], dynamicImporters: LAZY[id] ?? [] }),
};
const chunkOf = (id: string) => createChunkNames()(id, graph);

describe('createChunkNames', () => {
  it.each([
    ['ui/icon.tsx', 'shop', 'around every page'],
    ['ui/price.tsx', 'goods', 'on lists and on the product page'],
    ['goods/card/card.tsx', 'cards', 'on lists only'],
    ['features/catalogue/listing/facets.tsx', 'listing', 'part of a listing'],
    ['features/catalogue/product/gallery.tsx', 'product-page', 'part of the product page'],
    ['packages/domain/src/catalogue/card-at.ts', 'goods', 'a rule about cards'],
    ['packages/domain/src/catalogue/price-display.ts', 'sale', 'a rule about what is sold'],
    ['packages/domain/src/catalogue/product-facts.ts', 'goods', 'a rule about what cards and product pages show'],
    ['packages/domain/src/gift-card/gift-card-amount.ts', 'sale', 'a rule about what is sold'],
    ['src/ui/stepper.tsx', 'sale', 'on the product page and in the cart'],
    ['src/shopper/cart/cart-sum.ts', 'quote', 'in the cart and the checkout'],
    ['src/shopper/cart/cart-store.ts', 'cart-store', 'in the cart, and loaded when something is added to it'],
    ['/src/page/late-part.tsx', 'shop', 'small and in most pages'],
    ['/src/goods/card/product-card.module.css', 'card-styles', 'a stylesheet of cards, which are HTML'],
    ['/src/ui/button.tsx', 'card-styles', 'on every page with cards, and in the cart'],
    ['/src/ui/breadcrumbs.tsx', 'controls', 'on every page with cards'],
    ['/src/ui/form/use-form.ts', 'forms', 'in every form'],
    ['/src/ui/modal.module.css', 'dialogs', 'in every dialog and drawer'],
    ['/src/ui/image-tile.tsx', 'pictures', 'on pages that draw pictures in the browser'],
    ['/src/goods/blocks/views/rail-view.module.css', 'block-styles', 'a stylesheet of a block'],
  ])('puts %s into %s: it is %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });

  it.each([
    'ui/hero.tsx',
    'ui/field.tsx',
    'ui/dialog.tsx',
    'ui/hours.tsx',
    'ui/ping.tsx',
    '/packages/domain/src/cart/quote-cart.ts',
  ])('leaves %s where the bundler puts it', (id) => {
    expect(chunkOf(id)).toBeNull();
  });
});
