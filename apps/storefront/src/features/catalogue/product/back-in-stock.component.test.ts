import { success } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { callsOf, type Stage } from '../../../../testing/open-stage.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import { sampleSummary } from '../../../goods/card/sample-summary.ts';
import { buyBox, openProduct, soldOut } from './testing/product-stage.ts';

const open = setUpStage();
const KEY = '6b1f3f0e-2f2c-4a59-9a53-3a8b7d5f0c11';
const ended = ({ calls }: Stage) => callsOf(calls, 'endStockAlert').map(({ input }) => input);
const answers = { askForStock: success({ key: KEY }), endStockAlert: success({ ended: true }) };

it('asks for a mail when it is back, says to whom, and takes it back', async () => {
  const { page, stage } = await openProduct(open, { product: soldOut(), answers });
  const box = buyBox(page);
  await box.getByRole('button', { name: 'Email me when it is back' }).click();
  const field = box.getByLabel('Your email, for this alert only');
  await field.fill('mia');
  await box.getByRole('button', { name: 'Ask' }).click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('Mia@example.com');
  await box.getByRole('button', { name: 'Ask' }).click();
  await box.getByText('We email mia@example.com when it is back.').waitFor();
  await box.getByRole('button', { name: 'Undo' }).click();
  await field.waitFor();
  expect(ended(stage)).toEqual([{ key: KEY, isAll: false }]);
});

it('offers what replaced it instead, where that is known', async () => {
  const successor = sampleSummary({ id: 'next', name: 'The next fridge', path: 'products/next', price: 3100 });
  const findProducts = success({ products: [successor] });
  const product = { ...soldOut(), replacedBy: 'next' };
  const { page, stage } = await openProduct(open, { product, answers: { findProducts } });
  const place = page.getByRole('region', { name: 'Replaced by' });
  const link = place.getByRole('link', { name: 'The next fridge' });
  expect(await link.getAttribute('href')).toBe('/products/next');
  expect(await place.innerText()).toContain('$3,100');
  expect(await place.getByRole('listitem').locator('img').count()).toBe(1);
  expect(callsOf(stage.calls, 'listProducts')).toEqual([]);
});

it('ends all mails with one press, and none by opening the link', async () => {
  const { page, stage } = await open(`/stock-alerts/stop#key=${KEY}`, { answers });
  const stop = page.getByRole('button', { name: 'Stop these emails' });
  await stop.waitFor();
  expect(ended(stage)).toEqual([]);
  await stop.click();
  await page.getByText('Done. You will not get any more back-in-stock emails.').waitFor();
  expect(ended(stage)).toEqual([{ key: KEY, isAll: true }]);
});
