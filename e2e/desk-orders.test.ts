import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, WIDTHS } from './browser.ts';
import { COBURG, deskFlaws, PRESTON, signInAtDesk } from './desk-page.ts';
import { startFilledShop } from './filled-shop.ts';
import type { RunningShop } from './start-shop.ts';

/** To be delivered: a fridge with its plan, an espresso machine and a gift card, paid by card and two gift cards. */
const DELIVERY = 'W-204817';
/** At the counter of a store. */
const PICKUP = 'W-204390';

let shop: RunningShop;
const open = useBrowser(() => shop.url);
// the orders of the demo change here, so nobody else has this shop
beforeAll(async () => {
  shop = await startFilledShop();
});
afterAll(() => shop?.stop());

const openDesk = async (email: string) => {
  const opened = await open();
  await signInAtDesk(opened.page, email);
  return opened;
};

/** The button says how many are chosen. */
async function chooseAll(page: Page): Promise<void> {
  await page.goto('/desk/orders');
  const boxes = page.locator('[name="chosen[]"]');
  const count = await boxes.count();
  const all = page.getByRole('checkbox', { name: 'Choose all that can be chosen' });
  await all.check();
  await page.getByRole('button', { name: `Pack ${count}`, exact: true }).waitFor();
  await boxes.first().uncheck();
  await page.getByRole('button', { name: `Pack ${count - 1}`, exact: true }).waitFor();
  expect(await all.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])).toEqual([false, true]);
  expect(await deskFlaws(page)).toEqual([]);
}

describe('orders at the desk', () => {
  it('a line is refunded with the keyboard alone, exactly as it was shown before', async () => {
    const { page, complaints } = await openDesk(PRESTON);
    await page.keyboard.press('/');
    await page.keyboard.type('solenne tran');
    await page.keyboard.press('Enter');
    // the words stand encrypted in the address
    await page.waitForURL(/[?&]q=/);
    await page.keyboard.press('j');
    expect(await page.locator('tr:focus').getAttribute('data-row')).toBe(DELIVERY);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: DELIVERY }).waitFor();
    const refund = page.getByRole('link', { name: 'Refund', exact: true });
    await refund.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Refund' });
    await panel.waitFor();
    // the panel has the focus: the fridge, then the espresso machine
    await panel.locator('input:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await panel.getByLabel(/^Goodwill/).focus();
    await page.keyboard.type('30');
    const button = panel.getByRole('button', { name: 'Refund $700.56' });
    await button.waitFor();
    const parts = await panel.locator('[data-live="parts"] dd').allInnerTexts();
    const cents = parts.map((text) => Math.round(Number(text.replace(/[$,]/g, '')) * 100));
    expect(cents).toHaveLength(3);
    expect(cents.reduce((sum, part) => sum + part, 0)).toBe(700_56);
    await panel.getByText('Left on the order: $3,294.44').waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('The refund is on its way.').waitFor();
    await page.getByRole('link', { name: `Credit note ${DELIVERY}-R1` }).waitFor();
    const shown = await page.locator('.dl .sum dd').last().innerText();
    expect(shown).toBe('$3,294.44');
    expect(complaints).toEqual([]);
  });

  it('all orders that can be chosen are chosen at once; of two people at one the second sees what the first did, and keeps what was typed', async () => {
    const [mine, theirs] = [await openDesk(PRESTON), await openDesk(COBURG)];
    await chooseAll(mine.page);
    await mine.page.goto(`/desk/orders/${DELIVERY}?panel=cancel`);
    await mine.page.getByLabel('Words for the shopper').fill('As you asked on the phone.');
    await theirs.page.goto(`/desk/orders/${DELIVERY}`);
    await theirs.page.getByRole('button', { name: 'Put on the truck' }).click();
    await theirs.page.getByRole('status').getByText('On the truck.').waitFor();
    await mine.page.getByRole('button', { name: /^Cancel the order/ }).click();
    const alert = mine.page.getByRole('alert');
    await alert.getByText('coburg@desk.example changed this order meanwhile.').waitFor();
    await mine.page.getByText('As you asked on the phone.').waitFor();
    expect(await deskFlaws(mine.page)).toEqual([]);
    // it has left by now, so that even with theirs known it cannot be cancelled
    await mine.page.getByRole('button', { name: 'Send mine anyway' }).click();
    await mine.page.getByText('It cannot be done in the state that the order is in.').waitFor();
  });

  it('a pickup is handed over on a phone, without scripts', async () => {
    const opened = await open({ width: WIDTHS.phone, javaScriptEnabled: false });
    const { page } = opened;
    await signInAtDesk(page, PRESTON);
    await page.goto('/desk/orders');
    await page.getByRole('link', { name: /^Pickups today/ }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: PICKUP }) });
    await card.getByRole('button', { name: 'Hand over' }).click();
    await page.getByRole('status').getByText('Handed over.').waitFor();
    // the amounts of a refund come with a button instead of a script
    await page.getByRole('link', { name: 'Refund', exact: true }).click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Work out' }).click();
    await page.getByRole('button', { name: 'Refund $349.00' }).waitFor();
  });
});
