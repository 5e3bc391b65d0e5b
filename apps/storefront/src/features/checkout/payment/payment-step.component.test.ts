import { failed, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import { callsOf, type Stage } from '../../../../testing/open-stage.ts';
import { hasFocus, openStep } from '../testing/checkout-parts.ts';
import { choose, keptText, orderNumberOf, payButton, payBy, refusal } from '../testing/payment-parts.ts';
import { NUMBER, PLACED, takesOrder } from '../testing/placed-order.ts';
import { priceChanges, slowDearerQuote } from '../testing/price-changes.ts';
import { CONTACT, READY_TO_PAY } from '../testing/saved-checkout.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();
const openPayment = (answers = takesOrder) => open('/checkout/payment', { stored: READY_TO_PAY, answers });
const keysOf = ({ calls }: Stage) => callsOf(calls, 'placeGuestOrder').map(({ idempotencyKey }) => idempotencyKey);

describe('the step before', () => {
  it('says when the order arrives, though no day was chosen', async () => {
    const { page } = await openPayment();
    await page.getByText('Standard delivery, Wed 4 – Fri 6 March').waitFor();
  });
});

describe('a wallet that was picked in the cart', () => {
  it('has the focus of its button, once', async () => {
    const { page } = await open('/checkout/payment', {
      stored: READY_TO_PAY,
      before: (opened) =>
        opened.addInitScript(() => {
          if (!sessionStorage.getItem('seen')) sessionStorage.setItem('wattle.wallet', '"googlepay"');
          sessionStorage.setItem('seen', 'yes');
        }),
      answers: {
        ...takesOrder,
        listPaymentMethods: success({
          types: ['ADYEN_ALIPAY', 'ADYEN_APPLEPAY', 'ADYEN_GOOGLEPAY'],
          browserData: {
            paymentMethods: [
              { type: 'applepay', name: 'Apple Pay', configuration: { merchantId: '0', merchantName: 'Wattle' } },
              { type: 'googlepay', name: 'Google Pay', configuration: { merchantId: '5', gatewayMerchantId: 'W' } },
              { type: 'alipay', name: 'Alipay' },
            ],
          },
        }),
      },
    });
    const button = page.getByRole('button', { name: 'Continue to Google Pay' });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.reload();
    await button.waitFor();
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(false);
  });
});

describe('one order', () => {
  it('is there for a second tab too, which cannot pay for it again', async () => {
    const { page, stage } = await openPayment();
    await choose(page, 'Alipay');
    const second = await page.context().newPage();
    await visit(second, '/checkout/payment');
    // open before the first tab pays; a later one would be asked to finish that attempt
    await choose(second, 'Alipay');
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

describe('ways to pay', () => {
  it('has the wallets above the form, each paying with one press', async () => {
    const paymentMethods = [
      { type: 'alipay', name: 'Alipay' },
      { type: 'zip', name: 'Zip' },
      { type: 'googlepay', name: 'Google Pay' },
    ];
    const listPaymentMethods = success({
      types: ['ADYEN_ALIPAY', 'ADYEN_ZIP', 'ADYEN_GOOGLEPAY'] as const,
      browserData: { paymentMethods },
    });
    const { page, stage } = await openPayment({ ...takesOrder, listPaymentMethods });
    const wallet = page.getByRole('button', { name: 'Continue to Google Pay' });
    const list = page.getByRole('radio', { name: /^Alipay/ });
    await wallet.waitFor();
    const [above, below] = await Promise.all([wallet.boundingBox(), list.boundingBox()]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(await page.getByRole('radio', { name: /^Google/ }).count()).toBe(0);
    await wallet.click();
    expect(await orderNumberOf(page)).toBe(NUMBER);
    expect(callsOf(stage.calls, 'placeGuestOrder')[0]?.input).toMatchObject({
      cart: { payment: { methods: [{ data: { paymentMethod: { type: 'googlepay' } } }] } },
    });
  });

  it('has the amount and a button at the bottom of a phone, while its own is out of view', async () => {
    const { page } = await open('/checkout/payment', { stored: READY_TO_PAY, answers: takesOrder, width: 390 });
    await choose(page, 'Alipay');
    const bar = page.getByRole('complementary', { name: 'Pay now' });
    await payButton(page).scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'detached' });
    await page.evaluate(() => scrollTo(0, 0));
    await bar.getByText('$608.00').waitFor();
    await bar.getByRole('button', { name: 'Pay now' }).click();
    expect(await orderNumberOf(page)).toBe(NUMBER);
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

  it('asks about a higher total that arrives after the press, and sends no order before the answer', async () => {
    const { page, stage } = await openPayment();
    await choose(page, 'Alipay');
    const quote = slowDearerQuote();
    stage.answer(quote.answers);
    const asked = callsOf(stage.calls, 'checkoutInfo').length;
    // the shopper comes back to the tab a little later, so the page asks for its prices again
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => callsOf(stage.calls, 'checkoutInfo').length).toBe(asked + 1);
    await payButton(page).click();
    quote.open();
    await page.getByText('Your total has changed.').waitFor();
    const accept = page.getByRole('button', { name: 'Continue with $618.00' });
    await accept.waitFor();
    await expect.poll(hasFocus(page, '#total-changed')).toBe(true);
    expect(callsOf(stage.calls, 'placeGuestOrder')).toEqual([]);
    await accept.click();
    await payBy(page, 'Alipay');
    expect(await orderNumberOf(page)).toBe(NUMBER);
    expect(callsOf(stage.calls, 'placeGuestOrder').map(({ input }) => input)).toMatchObject([
      { cart: { payment: { methods: [{ methodCode: 'adyen', amount: 618 }] } } },
    ]);
  });
});

it('the page that a payment leads back to leads on when there is none', async () => {
  const { page } = await open('/checkout/adyen', { stored: READY_TO_PAY });
  await page.waitForURL('**/checkout/payment');
  await choose(page, 'Alipay');
});
