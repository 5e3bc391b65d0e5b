import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, WIDTHS } from './browser.ts';
import { applyGiftCard, BUYER, JOURNEY_MS, orderNumberOf, payByCard, reachPayment } from './checkout-pay-page.ts';
import { type ServerShop, startServerShop } from './filled-shop.ts';
import { mailsTo, nextMail } from './mailbox.ts';

const SHOP = fileURLToPath(new URL('../scripts/shop.ts', import.meta.url));
let shop: ServerShop;
const open = useBrowser(() => shop.url);
// staff works with commands beside the shop, so it needs a database that several processes may open
beforeAll(async () => {
  shop = await startServerShop();
});
afterAll(() => shop?.stop());

/** Runs a command beside the shop, as its staff would. */
function staff(...args: readonly string[]): void {
  const env = {
    ...{ ...process.env, ...shop.env, PUBLIC_URL: shop.url },
    PORT: new URL(shop.url).port,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SHOP, ...args], { env, encoding: 'utf8' });
  expect(status, `${args.join(' ')}: ${stdout}${stderr}`).toBe(0);
}

/** Buys, and opens the order by the link of its mail. */
async function openBought(page: Page, email: string, isWithGiftCard: boolean): Promise<string> {
  await reachPayment(page, { buyer: { ...BUYER, email } });
  if (isWithGiftCard) await applyGiftCard(page, '1250');
  await payByCard(page);
  const number = await orderNumberOf(page);
  await nextMail(email, 'ORDER_PLACED', { shopUrl: shop.url });
  const [mail] = await mailsTo(email, shop.url);
  await page.goto(/\S+\/orders\/find#\S+/.exec(mail?.text ?? '')?.[0] ?? 'the mail has no link');
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  return number;
}

const arrival = (page: Page) => page.getByRole('region', { name: 'Arrival' });

/** Reloads until it is there: the provider's news takes a moment. */
async function seenAfterReload(page: Page, words: RegExp): Promise<void> {
  const seen = async (): Promise<number> => {
    await page.reload();
    await page.getByRole('heading', { name: /^Order W-/ }).waitFor();
    return page.getByText(words).count();
  };
  await expect.poll(seen, { timeout: 60_000, interval: 1000 }).toBeGreaterThan(0);
}

describe('after an order', () => {
  it(
    'a shopper cancels it from the link in the mail, and Back and reload tell the truth',
    async () => {
      const { page } = await open({ width: WIDTHS.phone });
      await openBought(page, 'cancels@example.com', false);
      await arrival(page).getByRole('button', { name: 'Cancel the order' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Visa ending 1111').waitFor();
      await dialog.getByRole('button', { name: 'Cancel the order' }).click();
      await arrival(page).getByText('Your order is cancelled.').waitFor();
      await page.goto('/cart');
      await page.goBack();
      await page.getByRole('heading', { name: /^Order W-/ }).waitFor();
      expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0);
      await seenAfterReload(page, /was not charged$/);
    },
    JOURNEY_MS,
  );

  it(
    'money goes back in part onto card and gift card, and a return is asked for and refunded',
    async () => {
      const { page } = await open();
      const number = await openBought(page, 'returns@example.com', true);
      staff('move-order', number, 'DELIVERED', '--by', 'Ada');
      staff('refund', number, '--goodwill', '20', '--by', 'Ada', '--reason', 'a scratch');
      await seenAfterReload(page, /^\$20\.00 refunded$/);
      const refund = page.getByRole('region', { name: '$20.00 refunded' });
      const parts = await refund.locator('dd').allInnerTexts();
      const [card = 0, gift = 0, total = 0] = parts.map((text) => Math.round(Number(text.replace(/[$,]/g, '')) * 100));
      expect([card + gift, total]).toEqual([2000, 2000]);
      expect(Math.min(card, gift)).toBeGreaterThan(0);
      const href = await refund.getByRole('link', { name: 'Credit note, PDF' }).getAttribute('href');
      const note = await page.request.get(href ?? '');
      expect([note.status(), note.headers()['content-type']]).toEqual([200, 'application/pdf']);
      const invoice = await page.getByRole('link', { name: 'Tax invoice, PDF' }).getAttribute('href');
      expect((await (await page.request.get(invoice ?? '')).body()).subarray(0, 5).toString()).toBe('%PDF-');

      await arrival(page).getByRole('button', { name: 'Return items' }).click();
      const dialog = page.getByRole('dialog', { name: 'Return items' });
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByLabel('Why are you returning it?').selectOption('CHANGED_MIND');
      await dialog.getByText(/^Your refund would be \$/).waitFor();
      await dialog.getByRole('button', { name: 'Request return' }).click();
      await arrival(page).getByText('We have your return request.').waitFor();
      staff('return', number, `${number}-T1`, 'accept', '--by', 'Ada');
      await seenAfterReload(page, /^Accepted\.$/);
      await page.getByText(`Credit note ${number}-R2`).first().waitFor();
      expect(await page.getByRole('button', { name: 'Return items' }).count()).toBe(0);
    },
    JOURNEY_MS,
  );
});
