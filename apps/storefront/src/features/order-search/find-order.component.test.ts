import { rejected, success } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { NUMBER, PLACED } from '../checkout/testing/placed-order.ts';

const open = setUpStage();

it('somebody looks in vain for an order that is not there, or not theirs, and finds their own', async () => {
  const { page, stage } = await open('/orders/find', {
    width: WIDTHS.phone,
    answers: { findGuestOrder: rejected({ code: 'ORDER_NOT_FOUND' }) },
  });
  const form = page.locator('main form');
  const find = page.getByRole('button', { name: 'Find my order' });
  await find.click();
  await page.getByText('Enter the order number.').waitFor();
  expect(callsOf(stage.calls, 'findGuestOrder')).toEqual([]);
  await form.getByLabel('Order number').fill('W-10000001');
  await form.getByLabel('Email address').fill('nobody@example.com');
  await find.click();
  await page.getByText(/^We could not find this order\./).waitFor();
  stage.answer({ findGuestOrder: success(PLACED), listDocuments: success({ products: [] }) });
  await form.getByLabel('Order number').fill(NUMBER);
  await find.click();
  await page.getByRole('heading', { name: `Order ${NUMBER}` }).waitFor();
});

it('opens by the link of a mail, without an error on the way', async () => {
  const { page, complaints } = await open(`/orders/find#order=${NUMBER}&key=abc.def`, {
    answers: { findGuestOrder: success(PLACED), listDocuments: success({ products: [] }) },
  });
  await page.getByRole('heading', { name: `Order ${NUMBER}` }).waitFor();
  expect(complaints).toEqual([]);
});
