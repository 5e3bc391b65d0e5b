import { describe, expect, it } from 'vitest';
import { withAccount } from '../../../../testing/account/sample-account.ts';
import { MIAS_ORDERS, PLACED_AT_MS } from '../../../../testing/account/sample-orders.ts';
import { quietCart } from '../../../../testing/cart/quiet-cart.ts';
import { sampleDocument } from '../../../../testing/cart/sample-products.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';

const open = setUpStage();
const PRODUCTS = ['french-door-fridge', 'kettle', 'toaster'].map((id) => sampleDocument(id, { name: id }));

/** As Mia, shortly after her latest order. */
const openAsMia = (path: string) =>
  open(path, {
    ...withAccount({ orders: MIAS_ORDERS, answers: { ...quietCart, products: PRODUCTS } }),
    ownPage: true,
    before: (page) => page.clock.setFixedTime(PLACED_AT_MS + 2 * 86_400_000),
  });

describe('the orders of a customer', () => {
  it('are on the dashboard: the next delivery, the newest four, and plans that run', async () => {
    const { page } = await openAsMia('/account/dashboard');
    await page.getByRole('heading', { name: 'Hello, Mia' }).waitFor();
    const next = page.getByRole('region', { name: 'Tuesday 17 November, 10 am – 12 pm' });
    await next.getByText('Next delivery').waitFor();
    await next.getByText('French door fridge and 2 more to 12 Saxon Street, Brunswick.', { exact: true }).waitFor();
    expect(await next.locator('[aria-current="step"]').innerText()).toContain('On the truck');
    expect(await page.getByRole('link', { name: 'All 14 orders' }).count()).toBe(1);
    const rows = page.locator('main li').filter({ hasText: /W-\d+ ·/ });
    expect(await rows.count()).toBe(4);
    await page.getByRole('heading', { name: 'Looked after' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: '2 repair plans running' }).waitFor();
    await next.getByRole('link', { name: 'Track this order' }).click();
    await page.getByRole('heading', { name: 'Order W-204817' }).waitFor();
  });

  it('are listed in pages, each with an address of its own', async () => {
    const { page } = await openAsMia('/account/orders');
    await page.getByText('W-204817 ·').waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/account/orders?page=2');
    await page.getByText('W-108390 ·').waitFor();
    expect(await page.getByText('W-204817 ·').count()).toBe(0);
  });

  it('tell what is in them, what was paid and where they go', async () => {
    const { page } = await openAsMia('/account/orders/W-204817');
    await page.getByRole('heading', { name: '3 items' }).waitFor();
    const paid = page.getByRole('region', { name: 'Paid' });
    for (const words of ['$4,076.00', '−$150.00', '$69.00', '$3,995.00', 'Includes GST of $354.09']) {
      expect(await paid.getByText(words, { exact: true }).count(), words).toBe(1);
    }
    const delivery = page.getByRole('region', { name: 'Delivery' });
    const facts = await delivery.innerText();
    expect(facts).toContain('12 Saxon Street');
    expect(facts.split('10 am – 12 pm')).toHaveLength(2);
    expect(await page.getByRole('region', { name: 'Arrival' }).innerText()).toContain('Tuesday 17\u00a0November');
    const invoice = page.getByRole('link', { name: 'Tax invoice, PDF' });
    expect(await invoice.getAttribute('href')).toBe('/orders/W-204817/tax-invoice.pdf?key=signed');
  });

  it('that wait in a store show the code to collect them with', async () => {
    const { page } = await openAsMia('/account/orders');
    await page.getByRole('link', { name: /^Pickup code/ }).click();
    await page.waitForURL('**/account/orders/W-204390#pickup');
    const code = page.locator('#pickup');
    await code.getByText('W-204390').waitFor();
    await expect.poll(() => code.evaluate((place) => place === document.activeElement)).toBe(true);
  });

  it('are bought again with one press', async () => {
    const { page, stage } = await openAsMia('/account/orders');
    await page.getByRole('button', { name: 'Buy again what was in order W-198226' }).click();
    await page.waitForURL('**/cart');
    const cart = page.getByRole('navigation', { name: 'You' }).getByRole('link', { name: /^Cart/ });
    await expect.poll(async () => (await cart.innerText()).replace(/\D/g, '')).toBe('2');
    // and the account has it too
    await expect
      .poll(() => callsOf(stage.calls, 'saveAccountState').at(-1)?.input.cartItems)
      .toMatchObject([{ productId: 'kettle' }, { productId: 'toaster' }]);
  });

  it('that are not theirs are not found, and of none there are words', async () => {
    const { page } = await open('/account/orders/W-204817', withAccount());
    await page.getByRole('heading', { name: 'We could not find this order' }).waitFor();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  });
});
