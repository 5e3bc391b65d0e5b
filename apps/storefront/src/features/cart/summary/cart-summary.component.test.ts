import { failed, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { cartAnswers, IN_BRUNSWICK, offersTo } from '../../../../testing/cart/cart-answers.ts';
import { ESPRESSO, FRIDGE, KETTLE, LAPTOP } from '../../../../testing/cart/cart-goods.ts';
import {
  amountOf,
  centsIn,
  checked,
  enterCode,
  lineOf,
  summaryOf,
  totalOf,
  typeSuburb,
} from '../../../../testing/cart/cart-parts.ts';
import { kept, setUpCart } from '../../../../testing/cart/set-up-cart.ts';
import { callsOf } from '../../../../testing/open-stage.ts';

const open = setUpCart();
const BUNDLE = 'Summer kitchen bundle';
const GIFT = 'Free descaler with any espresso machine';

/** A fridge and a machine, minus the bundle, plus delivery, in cents. */
const TOTAL = 219_900 + 64_900 - 15_000 + 6900;

describe('the sum of the cart', () => {
  it('names promotions and delivery, and adds up', async () => {
    const { page, complaints } = await open([FRIDGE, ESPRESSO], { stored: IN_BRUNSWICK });
    await amountOf(page, BUNDLE).getByText('−$150.00').waitFor();
    await amountOf(page, 'Delivery to Brunswick 3056').getByText('$69.00').waitFor();
    await summaryOf(page).getByText('From Tuesday 3 March', { exact: true }).waitFor();
    expect(centsIn(await amountOf(page, 'Items and plans').innerText())).toBe(284_800);
    expect(await totalOf(page)).toBe(TOTAL);
    await checked(page);
    expect(await totalOf(page)).toBe(TOTAL);
    expect(centsIn(await summaryOf(page).getByText('Includes GST of').innerText())).toBe(Math.round(TOTAL / 11));
    // the bundle discount, and the fridge's reduction
    expect(await summaryOf(page).getByText('You save $350.00 on this order').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('has a way to the checkout for the wallets of this browser, which the payment step leads on with', async () => {
    const { page } = await open([FRIDGE], {
      stored: IN_BRUNSWICK,
      before: (opened) =>
        opened.addInitScript(() => Object.assign(globalThis, { ApplePaySession: { canMakePayments: () => true } })),
    });
    const summary = summaryOf(page);
    await summary.getByText('Address and day come next, before you pay.').waitFor();
    await summary.getByRole('link', { name: 'Google Pay' }).waitFor();
    await summary.getByRole('link', { name: 'Apple Pay' }).click();
    await page.waitForURL('**/checkout/contact-info');
    expect(await page.evaluate(() => sessionStorage.getItem('wattle.wallet'))).toContain('applepay');
  });

  it('is the new one within two frames of a press on +; follows what is removed and put back, and says so in a live region [C-4-110 C-4-111]', async () => {
    const { page, stage } = await open([FRIDGE, ESPRESSO], { stored: IN_BRUNSWICK });
    await amountOf(page, BUNDLE).waitFor();
    await checked(page);
    const held = Promise.withResolvers<void>();
    const { checkoutInfo } = cartAnswers();
    stage.answer({
      checkoutInfo: async (asked) => {
        await held.promise;
        return typeof checkoutInfo === 'function' ? checkoutInfo(asked) : failed('UNAVAILABLE');
      },
    });
    const seen = await lineOf(page, FRIDGE.name)
      .getByRole('button', { name: 'More' })
      .evaluate(async (button: HTMLElement) => {
        button.click();
        for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
        return document.querySelector('aside strong')?.textContent ?? '';
      });
    expect(centsIn(seen)).toBe(TOTAL + 219_900);
    held.resolve();
    await checked(page);
    expect(await totalOf(page)).toBe(TOTAL + 219_900);
    await lineOf(page, ESPRESSO.name)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => amountOf(page, BUNDLE).count()).toBe(0);
    const news = summaryOf(page).getByRole('status');
    await news.filter({ hasText: `${BUNDLE}: fridge with any espresso machine` }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await amountOf(page, BUNDLE).waitFor();
    await expect.poll(() => totalOf(page)).toBe(TOTAL + 219_900);
    await news.filter({ hasText: /now appl/ }).waitFor();
  });

  it('says what is missing for free delivery, and no more once it is reached', async () => {
    const loadCartOffers = (asked: Parameters<typeof offersTo>[0]) => {
      const parcel = { name: 'Parcel', price: 9, freeFrom: (KETTLE.price + 40) as number };
      return success({ ...offersTo(asked), services: { parcel, bigAndBulky: null } });
    };
    const { page } = await open([KETTLE], { stored: IN_BRUNSWICK, answers: { loadCartOffers } });
    await page.getByText('Spend $40 more for free delivery.').waitFor();
    await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).click();
    await page.getByText('Spend $40 more').waitFor({ state: 'detached' });
  });

  it('stays in view on a phone until its own button is, with the day', async () => {
    const { page } = await open([FRIDGE, ESPRESSO, KETTLE, LAPTOP], { stored: IN_BRUNSWICK, width: 390 });
    const bar = page.getByRole('complementary', { name: 'Check out' });
    await bar.getByText('From Tue 3 Mar').waitFor();
    expect(centsIn(await bar.locator('strong').innerText())).toBe(await totalOf(page));
    await summaryOf(page).getByRole('link', { name: 'Check out' }).scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'detached' });
    await page.evaluate(() => scrollTo(0, 0));
    await bar.getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL('**/checkout/**');
  });

  it('asks the shop once for several presses in a row [C-4-72]', async () => {
    const { page, stage } = await open([KETTLE]);
    await checked(page);
    await lineOf(page, KETTLE.name)
      .getByRole('button', { name: 'More' })
      .evaluate(async (button: HTMLElement) => {
        for (let presses = 0; presses < 3; presses += 1) {
          button.click();
          // rendered before the next press, with no time for anything else
          for (let steps = 0; steps < 50; steps += 1) await null;
        }
      });
    await checked(page);
    const asked = callsOf(stage.calls, 'checkoutInfo').map(({ input }) => input);
    expect(asked).toMatchObject([{ cart: { items: [{ qty: 1 }] } }, { cart: { items: [{ qty: 4 }] } }]);
  });

  it('has the gift of a promotion as a line that cannot be changed', async () => {
    const { page } = await open([ESPRESSO]);
    const gift = page.getByRole('listitem').filter({ hasText: GIFT });
    await gift.getByText('Free', { exact: true }).waitFor();
    expect(await gift.getByRole('button').count()).toBe(0);
    expect(await page.locator('main').getByText('1 item', { exact: true }).isVisible()).toBe(true);
    await lineOf(page, ESPRESSO.name)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => gift.count()).toBe(0);
  });

  it('has an extra at its offer price as a line and in the sum', async () => {
    const { page } = await open([LAPTOP]);
    await checked(page);
    expect(await totalOf(page)).toBe(149_900);
    await enterCode(page, 'SLEEVE15');
    const extra = page.getByRole('listitem').filter({ hasText: 'Laptop sleeve for $15' }).filter({ hasText: 'Qty 1' });
    await extra.getByText('$15', { exact: true }).waitFor();
    await amountOf(page, 'Extras at their offer price').getByText('$15.00').waitFor();
    await checked(page);
    expect(await totalOf(page)).toBe(151_400);
  });
});

it('delivery in the summary asks for a place, then has its price, and says where it is not delivered', async () => {
  const { page } = await open([FRIDGE]);
  const summary = summaryOf(page);
  await summary.getByText('Before delivery').waitFor();
  expect(await totalOf(page)).toBe(219_900);
  await summary.getByRole('button', { name: 'Set your suburb' }).click();
  await typeSuburb(page, 'brunswick', /Brunswick VIC 3056/);
  await amountOf(page, 'Delivery to Brunswick 3056').getByText('$69.00').waitFor();
  await expect.poll(() => totalOf(page)).toBe(226_800);
  await page.evaluate(() => localStorage.removeItem('wattle.location'));
  await visit(page, '/cart');
  await summary.getByRole('button', { name: 'Set your suburb' }).click();
  await typeSuburb(page, '7151', /7151/);
  await summary.getByText(/^Not delivered to .*7151/).waitFor();
  await summary.getByText('Collect in store, free').waitFor();
});

describe('a shop that does not answer', () => {
  it('to the check alone leaves the page’s own total and says that it is not checked; to nothing, the prices alone [C-4-70]', async () => {
    const { page, stage } = await open([FRIDGE, ESPRESSO], { stored: IN_BRUNSWICK });
    const summary = summaryOf(page);
    await checked(page);
    stage.answer({ checkoutInfo: failed('UNAVAILABLE') });
    await lineOf(page, FRIDGE.name).getByRole('button', { name: 'More' }).click();
    await summary.getByText('We could not confirm this total just now.').waitFor();
    expect(await totalOf(page)).toBe(TOTAL + 219_900);
    stage.answer(cartAnswers());
    await summary.getByRole('button', { name: 'Check again' }).click();
    await checked(page);
    expect(await summary.getByText('could not check').count()).toBe(0);
    stage.answer({ checkoutInfo: failed('UNAVAILABLE'), loadCartOffers: failed('UNAVAILABLE') });
    await visit(page, '/cart');
    await summary.getByText('We could not check offers and delivery just now.').waitFor();
    await summary.getByText('Before offers and delivery').waitFor();
    expect(await summary.getByText('Total', { exact: true }).count()).toBe(0);
    expect(await totalOf(page)).toBe(2 * 219_900 + 64_900);
    expect(centsIn(await amountOf(page, 'Items and plans').innerText())).toBe(2 * 219_900 + 64_900);
    stage.answer(cartAnswers());
    await summary.getByRole('button', { name: 'Check again' }).click();
    await expect.poll(() => totalOf(page)).toBe(TOTAL + 219_900);
    await expect.poll(() => summary.getByText('could not check').count()).toBe(0);
  });

  it('as the network is away leaves the page’s own sums, which are checked when it is back', async () => {
    const { page } = await open([kept(KETTLE)]);
    await checked(page);
    await page.context().setOffline(true);
    await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).click();
    await summaryOf(page).getByText('We could not confirm this total just now.').waitFor();
    expect(await totalOf(page)).toBe(17_800);
    await page.context().setOffline(false);
    await checked(page);
    expect(await totalOf(page)).toBe(17_800);
    expect(await summaryOf(page).getByText('could not check').count()).toBe(0);
  });
});
