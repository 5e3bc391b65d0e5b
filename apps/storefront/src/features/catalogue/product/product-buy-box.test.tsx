import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { AtAddress } from '../../../../testing/at-address.tsx';
import { SAMPLE_PLAN } from '../../../../testing/cart/sample-products.ts';
import { NowProvider } from '../../../page/now.tsx';
import { ShopFrameProvider } from '../../../page/shop-frame.tsx';
import { buyView } from './buy-view.ts';
import { ProductBuyBox } from './product-buy-box.tsx';
import type { ProductPage } from './product-page-data.ts';
import { FRIDGE_FAMILY, SAMPLE_FRIDGE } from './testing/sample-fridge.ts';

const NOW_SECONDS = Date.parse('2026-11-15T12:00:00+11:00') / 1000;
const TOMORROW = NOW_SECONDS + 86_400;

/** The buy box of a fridge with these changes, as the server sends it. */
async function show(changes: Partial<ProductPage['product']> = {}): Promise<string> {
  const product = { ...SAMPLE_FRIDGE, ...changes };
  const buy = buyView({ product, family: FRIDGE_FAMILY, plans: [SAMPLE_PLAN], twins: null }, NOW_SECONDS);
  const { prelude } = await prerender(
    <AtAddress address={`/${product.path}`}>
      <NowProvider startMs={NOW_SECONDS * 1000}>
        <ShopFrameProvider frame={{ badges: [] }}>
          <ProductBuyBox
            product={product}
            twins={null}
            replacements={{ heading: '', products: [] }}
            buy={buy}
            variant={product.variants[0]}
            onVariant={() => {}}
          />
        </ShopFrameProvider>
      </NowProvider>
    </AtAddress>,
  );
  return new Response(prelude).text();
}

/** The attributes and words of the button, and the reason beside it. */
function buttonIn(html: string) {
  const [, attributes = '', label = ''] = /<button ([^>]*aria-describedby[^>]*)>(?:<[^>]*>)*([^<]*)</.exec(html) ?? [];
  const note = /aria-describedby="([^"]*)"/.exec(attributes)?.[1];
  const why = html.split(`id="${note}"`)[1]?.match(/<p>([^<]*)<\/p>/)?.[1] ?? null;
  return { label, why, isOff: attributes.includes('disabled=""'), waits: attributes.includes('aria-disabled="true"') };
}

describe('the button of a product page', () => {
  it.each<readonly [string, string, string, Partial<ProductPage['product']>]>([
    ['in stock', 'Add to cart', '[D-2-110]', {}],
    ['evergreen', 'Add to cart', '[D-2-110]', { state: 'evergreen' }],
    ['a pre-order', 'Pre-order', '[D-2-106]', { saleMode: 'preorder', preorderDateTime: TOMORROW }],
    ['in stores only', 'Enquire', '[D-2-109]', { saleMode: 'inStoreOnly' }],
  ])('of a product that is %s says %s, and waits for the cart %s [D-2-112]', async (_, label, _ids, product) => {
    const { why, ...button } = buttonIn(await show(product));
    expect(button).toEqual({ label, isOff: false, waits: true });
    // anything but the default says why beside it
    expect(why === null).toBe(label === 'Add to cart');
  });

  it.each<readonly [string, string, string, Partial<ProductPage['product']>]>([
    ['released later', 'Coming Soon', '[D-2-107 D-2-115]', { saleMode: 'scheduledRelease', releaseDateTime: TOMORROW }],
    ['sold out', 'Sold Out', '[D-2-108 D-2-114]', { soldOut: true, hasStockOnHand: false, variants: [] }],
    ['not on sale', 'Unavailable', '[D-2-111 D-2-118]', { state: 'enabled' }],
  ])('of a product that is %s says %s, is off and says why %s', async (_, label, _ids, product) => {
    expect(buttonIn(await show(product))).toEqual({ label, isOff: true, waits: false, why: expect.any(String) });
  });
});
