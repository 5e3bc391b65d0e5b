import { describe, expect, it } from 'vitest';
import { useBrowser, WIDTHS } from './browser.ts';
import { centsIn } from './cart-summary-page.ts';
import {
  addGiftCard,
  applyGiftCard,
  heldCard,
  JOURNEY_MS,
  keptText,
  leftToPay,
  orderLike,
  orderNumberOf,
  payButton,
  payBy,
  payByCard,
  reachPayment,
  refusal,
} from './checkout-pay-page.ts';

const open = useBrowser();

/** A PIN in storage, which is JSON inside JSON. */
const PIN = /pin\\*":\\*"\d/;

/** Card 1250 holds $250.00, card 1025 $25.50. Orders spend from these cards, so each test has its own. */
describe('gift cards', () => {
  it(
    'pay a part, and Afterpay the rest [C-0-06 C-1-08 C-4-95 C-7-33]',
    async () => {
      const { page } = await open();
      await reachPayment(page);
      const before = centsIn(await leftToPay(page).innerText());
      for (const last of ['1250', '1025']) await applyGiftCard(page, last);
      await expect.poll(async () => centsIn(await leftToPay(page).innerText())).toBe(before - 27550);
      await addGiftCard(page, '1025');
      await page.getByText('This gift card has already been applied.').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Remove the gift card ending 1025' }).click();
      await heldCard(page, '1025').waitFor({ state: 'detached' });
      await page.reload();
      await heldCard(page, '1250').waitFor();
      // PINs stay in the tab's session only, and a removed card leaves nothing behind
      expect(await keptText(page, 'localStorage')).not.toMatch(PIN);
      const held = await keptText(page, 'sessionStorage');
      expect(held).toMatch(PIN);
      expect(held).not.toContain('6036280000000001025');

      await payBy(page, 'Afterpay');
      await page.getByRole('button', { name: new RegExp(`^Pay \\$${(before - 25000) / 100}`) }).click();
      await orderNumberOf(page);
      await page.getByText('Gift card ending 1250').waitFor();
      for (const kind of ['localStorage', 'sessionStorage'] as const) {
        expect(await keptText(page, kind)).not.toMatch(PIN);
      }
    },
    JOURNEY_MS,
  );

  it('spent by another order are told of before anything is paid; one that pays it all needs no other payment: one plain button [C-4-104 C-4-105 C-7-38]', async () => {
    const { page } = await open({ width: WIDTHS.phone });
    await reachPayment(page);
    await applyGiftCard(page, '1137');
    const declined = page.waitForRequest('**/api/order/place/guest');
    await payByCard(page, { name: 'DECLINED' });
    const order = await declined;
    await refusal(page, 'Your gift cards are still applied.').waitFor();
    // another shopper spends the same card first
    await orderLike(page, order);
    await page.getByLabel('Name on card').fill('Ana Le');
    await payButton(page).click();
    await page.getByText(/The gift card ending 1137 is no longer on your order\./).waitFor();
    await page.getByText('You have not been charged. Check what is left to pay.').waitFor();
    await heldCard(page, '1137').waitFor({ state: 'detached' });
    await addGiftCard(page, '1999');
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    const placed = page.waitForRequest('**/api/order/place/guest');
    await page.getByRole('button', { name: 'Place order' }).click();
    const { cart } = (await placed).postDataJSON();
    expect(cart.payment.methods).toContainEqual({ methodCode: 'noPayment', amount: 0 });
    await orderNumberOf(page);
    await page.getByText('Gift card ending 1999').waitFor();
  });
});
