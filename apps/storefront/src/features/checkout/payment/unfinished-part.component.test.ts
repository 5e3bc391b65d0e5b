import { success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import { choose, orderNumberOf, payBy } from '../testing/payment-parts.ts';
import { NUMBER, takesOrder } from '../testing/placed-order.ts';
import { READY_TO_PAY } from '../testing/saved-checkout.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();
const PROVIDER_PAGE = '/payment-form/zip.json';
const actionData = { type: 'redirect', method: 'GET', url: PROVIDER_PAGE, paymentMethodType: 'zip' };
const unfinished = success({
  status: 'UNFINISHED' as const,
  orderNumber: NUMBER,
  type: 'ADYEN_ZIP' as const,
  totalCents: 69_900,
  leftCents: 69_900,
  startedAt: Date.now(),
  heldUntil: Date.now() + 1_800_000,
  actionData,
});
const answers = {
  ...takesOrder,
  placeGuestOrder: success({ orderNumber: NUMBER, status: 'actionRequired' as const, actionData }),
  loadAttempt: unfinished,
  releaseAttempt: success({ status: 'RELEASED' as const, orderNumber: NUMBER }),
};

/** Pays with Zip and leaves its page. */
async function leaveZip() {
  const opened = await open('/checkout/payment', { stored: READY_TO_PAY, answers });
  const { page } = opened;
  await payBy(page, 'Zip');
  await page.waitForURL(`**${PROVIDER_PAGE}`);
  return opened;
}

describe('a payment that was left', () => {
  it.each(['Back', 'a second tab'])('can be finished after %s: one button leads to the provider again', async (way) => {
    const { page: first } = await leaveZip();
    const page = way === 'Back' ? first : await first.context().newPage();
    if (way === 'Back') await page.goBack();
    else await visit(page, '/checkout/payment');
    await page.getByRole('heading', { name: 'Your Zip payment was not finished' }).waitFor();
    await page.getByText('have not been charged').waitFor();
    await page.getByText('$699.00').first().waitFor();
    await page.getByRole('button', { name: 'Finish paying with Zip' }).click();
    await page.waitForURL(`**${PROVIDER_PAGE}`);
  });

  it('is given up before another way is offered, and is no more in the way', async () => {
    const { page, stage } = await leaveZip();
    await page.goBack();
    await page.getByRole('button', { name: 'Pay another way' }).click();
    await page.getByText('The payment you started has been cancelled').waitFor();
    await choose(page, 'Alipay');
    expect(callsOf(stage.calls, 'releaseAttempt')).toHaveLength(1);
    await page.reload();
    await choose(page, 'Alipay');
    expect(await page.getByRole('heading', { name: /was not finished/ }).count()).toBe(0);
  });

  it('that was paid all the same leads to its confirmation, without a second order', async () => {
    const { page, stage } = await leaveZip();
    stage.answer({ ...answers, loadAttempt: success({ status: 'PLACED', orderNumber: NUMBER }) });
    await page.goBack();
    expect(await orderNumberOf(page)).toBe(NUMBER);
    expect(callsOf(stage.calls, 'placeGuestOrder')).toHaveLength(1);
  });

  it('is given up by itself when something else is ordered now', async () => {
    const { page: left, stage } = await leaveZip();
    const page = await left.context().newPage();
    // before the step is there, as a change of the cart in another tab would have it
    await page.addInitScript(() => {
      const open = JSON.parse(localStorage.getItem('wattle.open-attempt') ?? 'null');
      if (open) localStorage.setItem('wattle.open-attempt', JSON.stringify({ ...open, content: 'another order' }));
    });
    await visit(page, '/checkout/payment');
    await choose(page, 'Alipay');
    expect(callsOf(stage.calls, 'releaseAttempt')).toHaveLength(1);
  });
});
