import { expect, inject, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { type CartRequest, generateCarts } from './generate-carts.ts';

const open = useBrowser();
const CARTS = 500;

/** The server's price for a cart, in the shape of the browser's result. */
async function priceOnServer(request: CartRequest) {
  const response = await fetch(`${inject('shopUrl')}/api/checkout/info`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  expect(response.status, JSON.stringify(request)).toBe(200);
  const { totals, promotions, availableShippingMethods, itemSubtotalAfterDiscounts } = await response.json();
  return {
    total: totals.total,
    gst: totals.gst,
    discount: totals.discount,
    shipping: totals.shipping,
    leftToPay: totals.leftToPay,
    itemSubtotalAfterDiscounts,
    promotions: promotions.appliedPromotions.map(({ id }: { id: string }) => id),
    methods: availableShippingMethods,
  };
}

it(`${CARTS} carts cost the same in the browser's bundle and on the server, to the cent [C-7-22 C-3-35]`, async () => {
  const carts = generateCarts(CARTS, Math.floor(Date.now() / 1000));
  const { page } = await open();
  await visit(page, '/dev/pricing');
  await page.getByRole('textbox', { name: 'Carts' }).fill(JSON.stringify(carts));
  await page.getByRole('button', { name: 'Price them here' }).click();
  await expect.poll(() => page.locator('output pre').innerText(), { timeout: 60_000 }).not.toBe('');
  const here: unknown[] = JSON.parse(await page.locator('output pre').innerText());
  expect(here).toHaveLength(CARTS);

  const given = new Set<string>();
  for (const [index, cart] of carts.entries()) {
    const there = await priceOnServer(cart);
    for (const id of there.promotions) given.add(id);
    expect(here[index], `cart ${index}: ${JSON.stringify(cart)}`).toEqual(there);
  }
  // carts without promotions would agree too easily
  expect(given.size).toBeGreaterThanOrEqual(8);
});
