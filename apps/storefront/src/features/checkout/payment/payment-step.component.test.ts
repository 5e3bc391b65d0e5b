import { failed, rejected, success } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import { callsOf, type Stage } from '../../../../testing/open-stage.ts';
import { openStep } from '../testing/checkout-parts.ts';
import { choose, keptText, orderNumberOf, payButton, payBy, refusal } from '../testing/payment-parts.ts';
import { NUMBER, PLACED, takesOrder } from '../testing/placed-order.ts';
import { priceChanges } from '../testing/price-changes.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';
import { CONTACT, READY_TO_PAY } from '../testing/told-so-far.ts';

const open = setUpCheckout();
const openPayment = (answers = takesOrder) => open('/checkout/payment', { stored: READY_TO_PAY, answers });
const keysOf = ({ calls }: Stage) => callsOf(calls, 'placeGuestOrder').map(({ idempotencyKey }) => idempotencyKey);

describe('one order', () => {
  it('is there for a second tab too, which cannot pay for it again', async () => {
    const { page, stage } = await openPayment();
    await choose(page, 'Alipay');
    const second = await page.context().newPage();
    await visit(second, '/checkout/payment');
    await payButton(page).click();
    expect(await orderNumberOf(page)).toBe(NUMBER);
    expect(await orderNumberOf(second)).toBe(NUMBER);
    expect(keysOf(stage)).toHaveLength(1);
  });

  it('is found out about when nobody knows what became of it', async () => {
    const { page, stage } = await openPayment({ ...takesOrder, placeGuestOrder: failed('UNAVAILABLE') });
    await payBy(page, 'Alipay');
    const alert = refusal(page, 'We do not know yet');
    await alert.waitFor();
    expect(await alert.innerText()).not.toContain('not been charged');
    stage.answer(takesOrder);
    await page.getByRole('button', { name: 'Check again' }).click();
    expect(await orderNumberOf(page)).toBe(NUMBER);
    expect(keysOf(stage)).toHaveLength(2);
    expect(new Set(keysOf(stage)).size).toBe(1);
  });

  it('whose payment is still being checked says so, and that it takes its time', async () => {
    const { page } = await openPayment({
      placeGuestOrder: success({ orderNumber: NUMBER, status: 'pending', actionData: null }),
      findGuestOrder: success({ ...PLACED, status: 'PENDING' }),
    });
    await payBy(page, 'Alipay');
    await page.waitForURL('**/checkout/success');
    await page.getByRole('heading', { name: /Your payment is being checked\.$/ }).waitFor();
    await page.getByRole('heading', { name: 'To pay' }).waitFor();
  });
});

describe('what has changed meanwhile', () => {
  it('is told when somebody else bought the last one [C-4-86 C-8-01]', async () => {
    const { page } = await openPayment({
      placeGuestOrder: rejected({
        code: 'InsufficientStock',
        params: { variantId: MICROWAVE.variantId, stockQty: 0 },
      }),
    });
    await payBy(page, 'Alipay');
    await refusal(page, 'just sold out').waitFor();
    await openStep(page).getByText(MICROWAVE.name).waitFor();
    await openStep(page).getByText('None left').waitFor();
    expect(await keptText(page, 'localStorage')).toContain(CONTACT.email);
    await page.getByRole('link', { name: 'Change your cart' }).click();
    await page.waitForURL('**/cart');
  });

  it('shows another total beside the one that was agreed to, and pays only the one that is accepted', async () => {
    const { page, stage } = await openPayment(priceChanges());
    await choose(page, 'Alipay');
    await payButton(page).click();
    await refusal(page, 'A price has changed.').waitFor();
    await page.getByText('Your total has changed.').waitFor();
    expect(await payButton(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Continue with $618.00' }).click();
    await choose(page, 'Alipay');
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
    stage.answer(takesOrder);
    await payButton(page).click();
    expect(await orderNumberOf(page)).toBe(NUMBER);
    expect(callsOf(stage.calls, 'placeGuestOrder').at(-1)?.input).toMatchObject({
      cart: { payment: { methods: [{ methodCode: 'adyen', amount: 618 }] } },
    });
  });
});

it('the page that a payment leads back to leads on when there is none', async () => {
  const { page } = await open('/checkout/adyen', { stored: READY_TO_PAY });
  await page.waitForURL('**/checkout/payment');
  await choose(page, 'Alipay');
});
