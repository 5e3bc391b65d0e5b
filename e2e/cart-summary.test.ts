import { describe, expect, it } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { goOffline, goOnline, useBrowser } from './browser.ts';
import { addFromList, KETTLES, lineOf } from './cart-page.ts';
import {
  amountOf,
  CHECK,
  centsIn,
  checked,
  codeRow,
  ESPRESSO,
  enterCode,
  FRIDGES,
  OFFERS,
  startInBrunswick,
  summaryOf,
  totalOf,
  watchChecks,
} from './cart-summary-page.ts';
import { openCartWith } from './kept-cart.ts';
import { typeSuburb } from './product-buying-page.ts';

const open = useBrowser();
const BUNDLE = 'Summer kitchen bundle';
const GIFT = 'Free descaler with any espresso machine';

describe('the sum of the cart', () => {
  it('names promotions and delivery, adds up, and is what the shop says to the cent', async () => {
    const { page, complaints } = await open();
    await startInBrunswick(page);
    const askShop = watchChecks(page);
    await addFromList(page, FRIDGES);
    await addFromList(page, ESPRESSO);
    await amountOf(page, BUNDLE).getByText('−$150.00').waitFor();
    await amountOf(page, 'Delivery to Brunswick 3056').getByText('$69.00').waitFor();
    await summaryOf(page)
      .getByText(/^From \w+ \d+ \w+$/)
      .waitFor();
    const subtotal = centsIn(await amountOf(page, 'Items and plans').innerText());
    expect(await totalOf(page)).toBe(subtotal - 15_000 + 6900);
    const shop = await askShop();
    await checked(page);
    expect(await totalOf(page)).toBe(shop.total);
    const words = await summaryOf(page).getByText('Includes GST of').innerText();
    expect(centsIn(words)).toBe(shop.gst);
    expect(
      await summaryOf(page)
        .getByText(/^You save \$[\d,]+\.\d\d on this order$/)
        .isVisible(),
    ).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('is the new one within two frames of a press on +; follows what is removed and put back, and says so in a live region [C-4-110 C-4-111]', async () => {
    const { page } = await open();
    await startInBrunswick(page);
    const askShop = watchChecks(page);
    const [name = '', machine = ''] = await openCartWith(page, FRIDGES, ESPRESSO);
    await amountOf(page, BUNDLE).waitFor();
    const before = await totalOf(page);
    const price = centsIn(
      await lineOf(page, name)
        .locator('b')
        .filter({ hasText: /^(now )?\$/ })
        .first()
        .innerText(),
    );
    const more = await lineOf(page, name).getByRole('button', { name: 'More' }).elementHandle();
    await checked(page);
    const answered = page.waitForResponse(CHECK);
    const seen = await page.evaluate(async (button) => {
      if (button instanceof HTMLElement) button.click();
      for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
      return document.querySelector('aside strong')?.textContent ?? '';
    }, more);
    expect(centsIn(seen)).toBe(before + price);
    await answered;
    await checked(page);
    expect((await askShop()).total).toBe(before + price);
    expect(await totalOf(page)).toBe(before + price);
    await lineOf(page, machine)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => amountOf(page, BUNDLE).count()).toBe(0);
    await summaryOf(page)
      .getByRole('status')
      .filter({ hasText: `${BUNDLE}: fridge with any espresso machine` })
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await amountOf(page, BUNDLE).waitFor();
    await expect.poll(() => totalOf(page)).toBe(before + price);
    await summaryOf(page)
      .getByRole('status')
      .filter({ hasText: /now appl/ })
      .waitFor();
  });

  it('asks the shop once for several presses in a row [C-4-72]', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, KETTLES);
    await summaryOf(page).locator('strong').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const sent = request.postData() ?? '';
      if (request.url().endsWith('/api/checkout/info') && !sent.includes('"qty":1')) asked.push(sent);
    });
    const more = await lineOf(page, name).getByRole('button', { name: 'More' }).elementHandle();
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('"qty":4') ?? false);
    await page.evaluate(async (button) => {
      for (let presses = 0; presses < 3; presses += 1) {
        if (button instanceof HTMLElement) button.click();
        // drawn before the next press, and no time for anything else to happen
        for (let steps = 0; steps < 50; steps += 1) await null;
      }
    }, more);
    await answered;
    expect(asked).toHaveLength(1);
  });

  it('has the gift of a promotion as a line that cannot be changed', async () => {
    const { page } = await open();
    const [machine = ''] = await openCartWith(page, ESPRESSO);
    const gift = page.getByRole('listitem').filter({ hasText: GIFT });
    await gift.getByText('Free', { exact: true }).waitFor();
    expect(await gift.getByRole('button').count()).toBe(0);
    expect(await page.locator('main').getByText('1 item', { exact: true }).isVisible()).toBe(true);
    await lineOf(page, machine)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => gift.count()).toBe(0);
  });

  it('has an extra at its offer price as a line and in the sum', async () => {
    const { page } = await open();
    await addFromList(page, '/search?q=laptop&sort=price-desc');
    await summaryOf(page).locator('strong').waitFor();
    const before = await totalOf(page);
    await enterCode(page, 'SLEEVE15');
    const extra = page.getByRole('listitem').filter({ hasText: 'Laptop sleeve for $15' }).filter({ hasText: 'Qty 1' });
    await extra.getByText('$15', { exact: true }).waitFor();
    await amountOf(page, 'Extras at their offer price').getByText('$15.00').waitFor();
    await checked(page);
    expect(await totalOf(page)).toBe(before + 1500);
  });
});

describe('delivery in the summary', () => {
  it('asks for a place, then has its price', async () => {
    const { page } = await open();
    await openCartWith(page, FRIDGES);
    await summaryOf(page).getByText('Before delivery').waitFor();
    const before = await totalOf(page);
    await summaryOf(page).getByRole('button', { name: 'Choose a place' }).click();
    await typeSuburb(page, 'brunswick', /Brunswick VIC 3056/);
    await amountOf(page, 'Delivery to Brunswick 3056').getByText('$69.00').waitFor();
    await expect.poll(() => totalOf(page)).toBe(before + 6900);
  });

  it('says where it is not delivered', async () => {
    const { page } = await open();
    await openCartWith(page, FRIDGES);
    await summaryOf(page).getByRole('button', { name: 'Choose a place' }).click();
    await typeSuburb(page, '7151', /7151/);
    await summaryOf(page)
      .getByText(/^Not delivered to .*7151/)
      .waitFor();
    await summaryOf(page).getByText('Collect in store, free').waitFor();
  });
});

describe('a shop that does not answer', () => {
  it('to the check alone leaves the page’s own total and says that it is not checked; to nothing, the prices alone [C-4-70]', async () => {
    const { page } = await open();
    await startInBrunswick(page);
    const [name = ''] = await openCartWith(page, FRIDGES, ESPRESSO);
    await amountOf(page, BUNDLE).waitFor();
    await amountOf(page, 'Delivery to Brunswick').getByText('$69.00').waitFor();
    const before = await totalOf(page);
    await page.route(CHECK, (route) => route.abort());
    await lineOf(page, name).getByRole('button', { name: 'More' }).click();
    await summaryOf(page).getByText('We could not check this total with the shop just now.').waitFor();
    const total = await totalOf(page);
    expect(total).toBeGreaterThan(before);
    await page.unroute(CHECK);
    await summaryOf(page).getByRole('button', { name: 'Check again' }).click();
    await checked(page);
    expect(await summaryOf(page).getByText('could not check').count()).toBe(0);
    for (const address of [OFFERS, CHECK]) await page.route(address, (route) => route.abort());
    await page.goto('/cart');
    await summaryOf(page).getByText('We could not check offers and delivery just now.').waitFor();
    await summaryOf(page).getByText('Before offers and delivery').waitFor();
    expect(await summaryOf(page).getByText('Total', { exact: true }).count()).toBe(0);
    expect(await totalOf(page)).toBe(centsIn(await amountOf(page, 'Items and plans').innerText()));
    for (const address of [OFFERS, CHECK]) await page.unroute(address);
    await summaryOf(page).getByRole('button', { name: 'Check again' }).click();
    await expect.poll(() => totalOf(page)).toBe(total);
    await expect.poll(() => summaryOf(page).getByText('could not check').count()).toBe(0);
  });
});

describe('a page without a network', () => {
  it('goes on with its own sums, and has them checked when the network is back', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, KETTLES);
    await checked(page);
    const before = await totalOf(page);
    await goOffline(page);
    await lineOf(page, name).getByRole('button', { name: 'More' }).click();
    await summaryOf(page).getByText('We could not check this total with the shop just now.').waitFor();
    expect(await totalOf(page)).toBe(2 * before);
    await goOnline(page);
    await checked(page);
    expect(await totalOf(page)).toBe(2 * before);
    expect(await summaryOf(page).getByText('could not check').count()).toBe(0);
  });
});

it('the whole summary has nothing that axe finds, and nothing sticks out', async () => {
  const { page } = await open();
  await startInBrunswick(page);
  await openCartWith(page, FRIDGES, ESPRESSO);
  await enterCode(page, 'BIGTRUCK');
  await codeRow(page, 'BIGTRUCK').waitFor();
  await enterCode(page, 'NOSUCHCODE');
  await summaryOf(page).getByText('This code is not valid.').first().waitFor();
  expect(await flawsAtEveryWidth(page)).toEqual([]);
});
