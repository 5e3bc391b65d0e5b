import { rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../../../../testing/open-stage.ts';
import { refusal } from '../testing/payment-parts.ts';
import { NUMBER, takesOrder } from '../testing/placed-order.ts';
import { READY_TO_PAY } from '../testing/saved-checkout.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();
const PROVIDER_PAGE = '/payment-form/session.json';
const actionData = { type: 'page', url: PROVIDER_PAGE, providerName: 'Stripe' };
const captcha = { siteKey: 'site', scriptUrl: '/payment-form/captcha.js' };
const answers = {
  ...takesOrder,
  loadPaymentSettings: success({ browser: { kind: 'PAGE' as const, providerName: 'Stripe' }, captcha }),
  listPaymentMethods: success({ types: ['ADYEN_CREDIT_CARD', 'ADYEN_AFTERPAY'] as const, browserData: {} }),
  placeGuestOrder: success({ orderNumber: NUMBER, status: 'actionRequired' as const, actionData }),
  loadAttempt: success({
    ...{ status: 'UNFINISHED' as const, orderNumber: NUMBER, type: 'ADYEN_CREDIT_CARD' as const },
    ...{ totalCents: 69_900, leftCents: 69_900, startedAt: Date.now(), heldUntil: Date.now() + 1_800_000, actionData },
  }),
};
const openPayment = (given: Parameters<typeof open>[1] = {}) =>
  open('/checkout/payment', { stored: READY_TO_PAY, answers, ...given });

describe('a provider with a page of its own', () => {
  it('asks for nothing about a card here, and leads to the page with the way to pay that was chosen', async () => {
    const { page, stage } = await openPayment();
    await page.getByText('on the secure page of Stripe').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('radio', { name: 'Afterpay' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Continue to Stripe' }).first().click();
    await page.waitForURL(`**${PROVIDER_PAGE}`);
    expect(callsOf(stage.calls, 'placeGuestOrder')[0]?.input).toMatchObject({
      cart: { payment: { methods: [{ methodCode: 'adyen', data: { paymentMethod: { type: 'ADYEN_AFTERPAY' } } }] } },
    });
  });

  it('is named where the shopper left it, and can be finished there', async () => {
    const { page } = await openPayment();
    await page.getByRole('main').getByRole('button', { name: 'Continue to Stripe' }).first().click();
    await page.waitForURL(`**${PROVIDER_PAGE}`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Your Stripe payment was not finished' }).waitFor();
    await page.getByRole('button', { name: 'Finish paying with Stripe' }).click();
    await page.waitForURL(`**${PROVIDER_PAGE}`);
  });

  it('is not gone to when the order is refused, and can be tried again', async () => {
    const refused = { ...answers, placeGuestOrder: rejected({ code: 'PaymentGatewayRejected' as const }) };
    const { page, stage } = await openPayment({ answers: refused });
    const button = page.getByRole('main').getByRole('button', { name: 'Continue to Stripe' }).first();
    await button.click();
    await refusal(page, 'You have not been charged').waitFor();
    stage.answer(answers);
    await button.click();
    await page.waitForURL(`**${PROVIDER_PAGE}`);
  });

  it('has the amount and the way on at the bottom of a phone', async () => {
    const { page } = await openPayment({ width: 390 });
    const own = page.getByRole('button', { name: 'Continue to Stripe' }).first();
    await own.waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await page
      .getByRole('complementary', { name: 'Pay now' })
      .getByRole('button', { name: 'Continue to Stripe' })
      .click();
    await page.waitForURL(`**${PROVIDER_PAGE}`);
  });
});
