import { describe, expect, it } from 'vitest';
import { enter, enterAsNew } from './account-pages-page.ts';
import { useBrowser } from './browser.ts';
import { countOf } from './cart-page.ts';
import { MIA } from './sign-in-page.ts';

const open = useBrowser();

describe('the orders of a customer', () => {
  it('are on the dashboard: the next delivery, the newest four, and plans that run', async () => {
    const { page } = await enter(open, MIA);
    await page.getByRole('heading', { name: 'Hello, Mia' }).waitFor();
    const next = page.getByRole('region', { name: /^\w+day \d/ });
    await next.getByText('Next delivery').waitFor();
    expect(await next.locator('[aria-current="step"]').innerText()).toContain('On the truck');
    expect(await page.getByRole('link', { name: 'All 14 orders' }).count()).toBe(1);
    expect(
      await page
        .locator('main li')
        .filter({ hasText: /W-\d+ ·/ })
        .count(),
    ).toBe(4);
    await page.getByRole('heading', { name: 'Looked after' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: '3 repair plans running' }).waitFor();
    await next.getByRole('link', { name: 'Track this order' }).click();
    await page.getByRole('heading', { name: 'Order W-204817' }).waitFor();
  });

  it('are listed in pages, each with an address of its own', async () => {
    const { page } = await enter(open, MIA, '/account/orders');
    await page.getByText('W-204817 ·').waitFor();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/account/orders?page=2');
    await page.getByText('W-108390 ·').waitFor();
    expect(await page.getByText('W-204817 ·').count()).toBe(0);
  });

  it('tell what is in them, what was paid and where they go', async () => {
    const { page } = await enter(open, MIA, '/account/orders/W-204817');
    await page.getByRole('heading', { name: '3 items' }).waitFor();
    const paid = page.getByRole('region', { name: 'Paid' });
    for (const words of ['$4,076.00', '−$150.00', '$69.00', '$3,995.00', 'Includes GST of $354.09']) {
      expect(await paid.getByText(words, { exact: true }).count(), words).toBe(1);
    }
    const delivery = page.getByRole('region', { name: 'Delivery' });
    expect(await delivery.innerText()).toContain('12 Saxon Street');
    await page.getByRole('link', { name: 'Tax invoice' }).click();
    await page.getByRole('heading', { name: 'Tax invoice' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('ABN');
  });

  it('that wait in a store show the code to collect them with', async () => {
    const { page } = await enter(open, MIA, '/account/orders');
    await page.getByRole('link', { name: /^Pickup code/ }).click();
    await page.waitForURL('**/account/orders/W-204390#pickup');
    const code = page.locator('#pickup');
    await code.getByText('W-204390').waitFor();
    await expect.poll(() => code.evaluate((place) => place === document.activeElement)).toBe(true);
  });

  it('are bought again with one press', async () => {
    const { page } = await enter(open, MIA, '/account/orders');
    // the cart of everybody's demo customer stays as it is
    await page.route('**/api/account/state', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    const before = await countOf(page);
    await page.getByRole('button', { name: 'Buy again what was in order W-198226' }).click();
    await page.waitForURL('**/cart');
    await expect.poll(() => countOf(page)).toBe(before + 2);
  });

  it("are nobody else's to open", async () => {
    const { page } = await enterAsNew(open, '/account/orders/W-204817');
    await page.getByRole('heading', { name: 'We could not find this order' }).waitFor();
    expect(await page.getByText('Saxon').count()).toBe(0);
    await page.goto('/account/orders');
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
  });
});
