import { rejected, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { ordersOf } from '../../../../testing/account/sample-orders.ts';
import { KETTLE, MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import { lineOf } from '../../../../testing/cart/cart-parts.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import { signedIn } from '../../../../testing/signed-in.ts';
import { payButton, payBy } from '../testing/payment-parts.ts';
import { NUMBER, PLACED } from '../testing/placed-order.ts';
import { READY_TO_PAY } from '../testing/saved-checkout.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();
const PENDING = { ...PLACED, status: 'PENDING' as const };
const UNPAID = {
  ...{ ...PLACED, status: 'CANCELLED' as const },
  history: [{ status: 'CANCELLED' as const, at: 1_800_000_000_000, note: '' }],
};
const unsure = {
  placeGuestOrder: success({ orderNumber: NUMBER, status: 'pending' as const, actionData: null }),
  findGuestOrder: success(PENDING),
  listDocuments: success({ products: [] }),
};

/** Pays, and nobody knows what came of it. */
async function payUnsurely() {
  const staged = await open('/checkout/payment', { stored: READY_TO_PAY, answers: unsure });
  await payBy(staged.page, 'Alipay');
  await staged.page.getByRole('heading', { name: /Your payment is being checked\.$/ }).waitFor();
  return staged;
}
const told = (page: Page, words: string) => page.getByText(words).first().waitFor();

it('an order being checked keeps its goods in the cart, which says so; they leave when it is placed [C-4-43]', async () => {
  const { page, stage } = await payUnsurely();
  await visit(page, '/cart');
  await told(page, `The payment for your order ${NUMBER} for $608.00 is being checked.`);
  await lineOf(page, MICROWAVE.name).waitFor();
  const second = await page.context().newPage();
  stage.answer({ findGuestOrder: success(PLACED) });
  await visit(second, '/');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await visit(second, '/cart');
  await second.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
});

it('one that comes to nothing leaves the cart as it is, and says that nothing was charged', async () => {
  const { page, stage } = await payUnsurely();
  stage.answer({ findGuestOrder: success(UNPAID) });
  await visit(page, '/cart');
  await told(page, 'You have not been charged. Your cart is as you left it.');
  await lineOf(page, MICROWAVE.name).waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByText('You have not been charged').waitFor({ state: 'detached' });
});

it('is not paid for again: it can be given up, and then paid for', async () => {
  const { page, stage } = await payUnsurely();
  await visit(page, '/checkout/payment');
  await page.getByRole('heading', { name: 'You have already ordered this' }).waitFor();
  expect(await payButton(page).count()).toBe(0);
  stage.answer({ cancelGuestOrder: rejected({ code: 'OrderStateInvalid' }) });
  const cancel = page.getByRole('button', { name: `Cancel order ${NUMBER} and pay again` });
  await cancel.click();
  await page.getByText('We could not cancel that order').waitFor();
  stage.answer({ cancelGuestOrder: success(UNPAID) });
  await cancel.click();
  await payButton(page).waitFor();
  expect(callsOf(stage.calls, 'placeGuestOrder')).toHaveLength(1);
});

it('is known on another device of the same account, which does not pay for it again [C-4-43]', async () => {
  const history = [{ status: 'PENDING' as const, at: PENDING.placedAt, note: '' }];
  const order = { ...PENDING, history };
  const { page, stage } = await open(
    '/checkout/payment',
    signedIn({ stored: READY_TO_PAY, answers: { ...ordersOf([order]), findGuestOrder: success(order) } }),
  );
  await page.getByRole('heading', { name: 'You have already ordered this' }).waitFor();
  expect(await payButton(page).count()).toBe(0);
  await visit(page, '/cart');
  await told(page, `The payment for your order ${NUMBER} for $608.00 is being checked.`);
  stage.answer({ findGuestOrder: success(PLACED) });
  await visit(page, '/cart');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
});

it('fits on a phone', async () => {
  const { page } = await payUnsurely();
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, '/checkout/payment');
  const cancel = page.getByRole('button', { name: `Cancel order ${NUMBER} and pay again` });
  await cancel.waitFor();
  const isWide = (box: Element) => box.scrollWidth > box.clientWidth;
  expect(await page.getByRole('region', { name: 'You have already ordered this' }).evaluate(isWide)).toBe(false);
  expect(await cancel.evaluate(isWide)).toBe(false);
});

it('a cancelled order goes back in the cart, beside what is there, and what is not sold is named', async () => {
  const [line] = PLACED.lines;
  if (!line) throw new Error('The sample has a line.');
  const gone = { ...line, id: '2', productId: 'gone', variantId: 'gone-1', name: 'A lamp of before' };
  const { page } = await open(`/orders/find#order=${NUMBER}&key=abc.def`, {
    cart: [KETTLE],
    answers: { ...unsure, findGuestOrder: success({ ...UNPAID, lines: [{ ...line, qty: 2 }, gone] }) },
  });
  await page.getByRole('button', { name: 'Put it back in my cart' }).click();
  await told(page, 'A lamp of before is no longer available.');
  await page.getByRole('link', { name: 'See your cart' }).click();
  await lineOf(page, MICROWAVE.name).waitFor();
  await lineOf(page, KETTLE.name).waitFor();
});
