import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { BUYER, orderNumberOf, payByCard, reachPayment } from './checkout-pay-page.ts';

const open = useBrowser();

describe('the confirmation', () => {
  it('opens only after an order, otherwise it leads to the cart [C-2-28 C-6-08]', async () => {
    const { page } = await open();
    await page.goto('/checkout/success');
    await page.waitForURL('**/cart');
  });

  it('shows what was bought and paid, stays after a reload, and tells analytics once [C-9-21]', async () => {
    const { page } = await open();
    const name = await reachPayment(page);
    await payByCard(page);
    const number = await orderNumberOf(page);
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await page.getByText(/^Includes GST of/).waitFor();
    const told = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = globalThis as { dataLayer?: { event?: string; ecommerce?: unknown }[] };
        return dataLayer.filter(({ event }) => event === 'purchase').map(({ ecommerce }) => ecommerce);
      });
    await expect.poll(told).toMatchObject([{ transaction_id: number, currency: 'AUD' }]);
    await page.reload();
    await page.getByRole('heading', { name, exact: true }).waitFor();
    expect(await told()).toEqual([]);
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('is accessible at %i and offers an account to a guest', async (width) => {
    const { page } = await open({ width });
    await reachPayment(page);
    await payByCard(page);
    await orderNumberOf(page);
    await page.getByRole('heading', { name: 'Keep this order in an account' }).waitFor();
    await page.getByText(/^Includes GST of/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('looking for an order without an account', () => {
  it('finds it by its number and email, whatever case they are in', async () => {
    const { page } = await open();
    await reachPayment(page);
    await payByCard(page);
    const number = await orderNumberOf(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Track an order' }).first().click();
    await page.waitForURL('**/orders/find');
    await page.getByLabel('Order number').fill(number.toLowerCase());
    await page.getByLabel('Email address').fill(BUYER.email.toUpperCase());
    await page.getByRole('button', { name: 'Find my order' }).click();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  });

  it('says the same of a wrong number and a wrong email', async () => {
    const { page } = await open({ width: WIDTHS.phone });
    await page.goto('/orders/find');
    await page.getByRole('button', { name: 'Find my order' }).click();
    await page.getByText('Enter the order number.').waitFor();
    await page.getByLabel('Order number').fill('W-10000001');
    await page.getByLabel('Email address').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Find my order' }).click();
    await page.getByText(/^We could not find this order\./).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
