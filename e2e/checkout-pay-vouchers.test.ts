import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import {
  addGiftCard,
  demoCard,
  leftToPay,
  orderNumberOf,
  payBy,
  payByCard,
  reachPayment,
} from './checkout-pay-page.ts';

const open = useBrowser();

/** Orders take from these cards: each test has its own. */
describe('gift cards', () => {
  it('pay a part, and Afterpay the rest; what is left is always said [C-4-95 C-7-29 C-7-33]', async () => {
    const { page } = await open();
    await reachPayment(page);
    const before = await leftToPay(page).locator('..').innerText();
    await addGiftCard(page, ...demoCard('1010'));
    await page.getByText('Ending 1010').waitFor();
    await expect.poll(() => leftToPay(page).locator('..').innerText()).not.toBe(before);
    await payBy(page, 'Afterpay');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await orderNumberOf(page);
    await page.getByText('Gift card ending 1010').waitFor();
  });

  it('that pay it all need no other payment: one plain button [C-7-38]', async () => {
    const { page } = await open();
    await reachPayment(page);
    await addGiftCard(page, ...demoCard('1999'));
    await page.getByRole('button', { name: 'Place order' }).click();
    await orderNumberOf(page);
    await page.getByText('Gift card ending 1999').waitFor();
  });

  it('can be several, and taken off again', async () => {
    const { page } = await open();
    await reachPayment(page);
    for (const last of ['1025', '1050']) {
      await addGiftCard(page, ...demoCard(last));
      await page.getByText(`Ending ${last}`).waitFor();
    }
    await addGiftCard(page, ...demoCard('1050'));
    await page.getByText('This gift card is applied already.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove the gift card ending 1025' }).click();
    await page.getByText('Ending 1025').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Ending 1050').waitFor();
  });

  it.each([
    ['3100', 'This gift card has expired. [C-4-100]'],
    ['5000', 'There is nothing left on this gift card. [C-4-97]'],
    ['4075', 'This gift card is suspended. [C-4-99]'],
    ['9999', 'We could not find this gift card. [C-4-101]'],
  ])('say why %s is refused: %s', async (last, title) => {
    const { page } = await open();
    await reachPayment(page);
    await addGiftCard(page, ...demoCard(last));
    await page.getByText(title.split(' [')[0] ?? '').waitFor();
    expect(await page.getByLabel('PIN').inputValue()).toBe('');
    expect(await page.getByLabel('Card number').first().inputValue()).toContain(last);
  });

  it('emptied elsewhere are told of before anything is paid [C-4-104 C-4-105]', async () => {
    const { page } = await open();
    await reachPayment(page);
    await addGiftCard(page, ...demoCard('1137'));
    await page.getByText('Ending 1137').waitFor();
    await page.route('**/api/payment/voucher/balance/**', (route) =>
      route.fulfill({ json: { expires: '2030-01-01', amountRemaining: 0 } }),
    );
    await payByCard(page);
    await page.getByText(/The gift card ending 1137 is no longer on your order\./).waitFor();
    await page.getByText('Ending 1137').waitFor({ state: 'detached' });
  });
});
