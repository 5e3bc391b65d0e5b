import type { CallValue } from '@wattle/contract';
import { failed, rejected, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { flawsAtEveryWidth } from '../../../../../scripts/browser/axe.ts';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { NUMBER, PLACED } from '../checkout/testing/placed-order.ts';

const open = setUpStage();
const PATH = `/orders/find#order=${NUMBER}&key=signed`;
type Shown = CallValue<'findGuestOrder'>;

const ORDER: Shown = { ...PLACED, access: { key: 'signed', endsAt: Date.now() + 86_400_000 } };
const [FIRST] = ORDER.lines;
if (!FIRST) throw new Error('the sample has no line');
const DELIVERED: Shown = {
  ...ORDER,
  status: 'DELIVERED',
  history: [...ORDER.history, { status: 'DELIVERED', at: Date.now() - 86_400_000, note: '' }],
};

const openOrder = async (order: Shown, width: (typeof WIDTHS)[keyof typeof WIDTHS] = WIDTHS.desktop) => {
  const found = await open(PATH, {
    width,
    answers: { findGuestOrder: success(order), listDocuments: success({ products: [] }) },
  });
  await found.page.getByRole('heading', { name: `Order ${NUMBER}` }).waitFor();
  return found;
};
const arrival = (page: Page) => page.getByRole('region', { name: 'Arrival' });

describe('an order that is opened by the link of a mail', () => {
  it('is there without typing, and again after a reload', async () => {
    const { page, stage } = await openOrder(ORDER);
    expect(callsOf(stage.calls, 'findGuestOrder').at(-1)?.input).toMatchObject({ number: NUMBER, key: 'signed' });
    await page.reload();
    await page.getByRole('heading', { name: `Order ${NUMBER}` }).waitFor();
  });

  it('can be asked for again when the shop could not be reached: the link is still good', async () => {
    const { page, stage } = await open(PATH, { answers: { findGuestOrder: failed('UNAVAILABLE') } });
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await page.getByText(/expired/).count()).toBe(0);
    stage.answer({ findGuestOrder: success(ORDER), listDocuments: success({ products: [] }) });
    await again.click();
    await page.getByRole('heading', { name: `Order ${NUMBER}` }).waitFor();
  });

  it('leads to the form when the link has ended', async () => {
    const { page } = await open(PATH, { answers: { findGuestOrder: rejected({ code: 'ORDER_NOT_FOUND' }) } });
    await page.getByText(/^This link has expired or is not complete/).waitFor();
    expect(await page.locator('main form').getByLabel('Order number').inputValue()).toBe(NUMBER);
    await page.getByRole('button', { name: 'Find my order' }).waitFor();
  });
});

describe('cancelling', () => {
  it('says what goes back before it is done, and what has happened after it', async () => {
    const { page, stage } = await openOrder(ORDER, WIDTHS.phone);
    await arrival(page).getByRole('button', { name: 'Cancel the order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${NUMBER}?` });
    await dialog.getByText('Total').waitFor();
    for (const { label } of ORDER.payments) expect(await dialog.getByText(label).count()).toBe(1);
    expect(await flawsAtEveryWidth(page, { axeAt: [WIDTHS.phone] })).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep the order' }).click();
    expect(callsOf(stage.calls, 'cancelGuestOrder')).toEqual([]);

    await arrival(page).getByRole('button', { name: 'Cancel the order' }).click();
    const at = Date.now();
    const parts = ORDER.payments.map(({ label, amountCents }) => {
      return { label, amountCents, way: 'REFUND' as const, state: 'DONE' as const };
    });
    const { totalCents: amountCents, gstCents, shippingCents: deliveryCents } = ORDER.totals;
    const money = { deliveryCents, goodwillCents: 0, alreadyCents: 0, amountCents, gstCents };
    const cancelled: Shown = {
      ...ORDER,
      status: 'CANCELLED',
      history: [...ORDER.history, { status: 'CANCELLED', at, note: '' }],
      refunds: [{ id: `${NUMBER}-R1`, at, lines: [], ...money, parts, cause: 'CANCELLED' }],
    };
    stage.answer({ cancelGuestOrder: success(cancelled), findGuestOrder: success(cancelled) });
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await arrival(page).getByText('Your order is cancelled.').waitFor();
    expect(callsOf(stage.calls, 'cancelGuestOrder').map(({ input }) => input)).toMatchObject([
      { number: NUMBER, key: 'signed' },
    ]);
    await expect.poll(() => arrival(page).evaluate((place) => place === document.activeElement)).toBe(true);
    await page.getByRole('heading', { name: /refunded$/ }).waitFor();
    await page.getByText('Reason: order cancelled').waitFor();
    // nothing comes any more, and no day can be changed
    expect(await page.getByText('When', { exact: true }).count()).toBe(0);
    expect(await page.getByText('call to change the day').count()).toBe(0);
    await page.getByText('Refunded', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /refunded$/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0);
    expect(await flawsAtEveryWidth(page, { axeAt: [WIDTHS.phone] })).toEqual([]);
  });

  it('says why it cannot be', async () => {
    const { page, stage } = await openOrder(ORDER);
    await arrival(page).getByRole('button', { name: 'Cancel the order' }).click();
    const dialog = page.getByRole('dialog');
    for (const [code, words] of [
      ['OrderStateInvalid', 'This order has now been packed'],
      ['GiftCardUsed', 'has already been used'],
    ] as const) {
      stage.answer({ cancelGuestOrder: rejected({ code }) });
      await dialog.getByRole('button', { name: 'Cancel the order' }).click();
      await dialog.getByRole('alert').getByText(words).waitFor();
    }
  });
});

describe('the delivery day', () => {
  const { shipping } = ORDER;
  if (shipping.type !== 'DELIVERY') throw new Error('the sample is delivered');
  const agreed = { methodCode: 'deliveryScheduled', label: 'Scheduled delivery', window: '07:00-09:00' };
  const ON_A_DAY: Shown = { ...ORDER, shipping: { ...shipping, ...agreed, day: '2037-11-17' } };
  const DAYS = [
    { date: '2037-11-17', windows: ['07:00-09:00'] },
    { date: '2037-11-18', windows: ['07:00-09:00', '10:00-12:00'] },
    { date: '2037-11-19', windows: ['10:00-12:00'] },
  ];
  const openDays = async (order: Shown, days = DAYS) => {
    const opened = await openOrder(order, WIDTHS.phone);
    opened.stage.answer({ listGuestOrderDays: success({ days }) });
    await arrival(opened.page).getByRole('button', { name: 'Change day or time' }).click();
    const dialog = opened.page.getByRole('dialog', { name: 'Change day or time' });
    return { ...opened, dialog, move: dialog.getByRole('button', { name: 'Change the day' }) };
  };

  it('moves to one of those that cost nothing more, and the page says the new one', async () => {
    const { page, stage, dialog, move } = await openDays(ON_A_DAY);
    await dialog.getByText('Your day at the moment: Tuesday 17 November, 7–9 am.').waitFor();
    await dialog.getByText('we do not refund the difference').waitFor();
    const day = dialog.getByLabel('Day', { exact: true });
    expect(await day.locator('option').allInnerTexts()).toEqual([
      'Tuesday 17 November',
      'Wednesday 18 November',
      'Thursday 19 November',
    ]);
    expect(await move.isDisabled()).toBe(true);
    await day.selectOption('2037-11-19');
    expect(await dialog.getByLabel('Time').inputValue()).toBe('');
    await day.selectOption('2037-11-18');
    await dialog.getByLabel('Time').selectOption('10:00-12:00');
    expect(await flawsAtEveryWidth(page, { axeAt: [WIDTHS.phone] })).toEqual([]);
    const moved = { ...ON_A_DAY.shipping, day: '2037-11-18', window: '10:00-12:00' };
    stage.answer({ changeGuestOrderDay: success({ ...ON_A_DAY, shipping: moved }) });
    await move.click();
    await arrival(page).getByText('Your order now arrives on Wednesday 18 November, 10 am – 12 pm.').waitFor();
    expect(callsOf(stage.calls, 'changeGuestOrderDay').map(({ input }) => input)).toMatchObject([
      { number: NUMBER, key: 'signed', day: '2037-11-18', window: '10:00-12:00' },
    ]);
    await expect.poll(() => arrival(page).evaluate((place) => place === document.activeElement)).toBe(true);
  });

  it('that was taken meanwhile is said so, and the days are asked for again', async () => {
    const { stage, dialog, move } = await openDays(ON_A_DAY);
    await dialog.getByLabel('Day', { exact: true }).selectOption('2037-11-18');
    stage.answer({
      changeGuestOrderDay: rejected({ code: 'DayUnavailable' }),
      listGuestOrderDays: success({ days: DAYS.filter(({ date }) => date !== '2037-11-18') }),
    });
    await move.click();
    await dialog.getByRole('alert').getByText('has just been taken').waitFor();
    await expect.poll(() => move.isDisabled()).toBe(true);
    await dialog.getByLabel('Day', { exact: true }).selectOption('2037-11-19');
    expect(await move.isDisabled()).toBe(false);
  });

  it('has a phone number when there is no other', async () => {
    const { dialog } = await openDays(ON_A_DAY, []);
    await dialog.getByText('There is no other day to choose here.').waitFor();
    expect(await dialog.getByRole('link').count()).toBe(1);
  });
});

describe('a line of an order', () => {
  const giftcard = {
    amount: 100,
    message: '',
    recipientEmail: 'priya@example.com',
    recipientName: 'Priya',
    senderName: 'Mia',
  };
  const WITH_CARD: Shown = { ...ORDER, lines: [FIRST, { ...FIRST, id: '2', name: 'Digital gift card', giftcard }] };

  it('has the user guide of its product', async () => {
    const documents = [{ name: 'User guide', url: '/media/guide.pdf' }];
    const answers = {
      findGuestOrder: success(ORDER),
      listDocuments: success({ products: [{ id: FIRST.productId, documents }] }),
    };
    const { page, stage } = await open(PATH, { answers });
    const guide = page
      .getByRole('listitem')
      .filter({ hasText: FIRST.name })
      .getByRole('link', { name: /^User guide/ });
    expect(await guide.getAttribute('href')).toBe('/media/guide.pdf');
    expect(callsOf(stage.calls, 'listDocuments')[0]?.input).toMatchObject({ ids: [FIRST.productId] });
  });

  it('sends its gift card again, and says when it may not', async () => {
    const { page, stage } = await openOrder(WITH_CARD, WIDTHS.phone);
    stage.answer({ resendGuestGiftCard: rejected({ code: 'GiftCardJustSent' }) });
    await page.getByRole('button', { name: /^Resend gift card/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Resend gift card' });
    await dialog.getByText('It goes to Priya at priya@example.com again, with a new PIN.').waitFor();
    expect(await flawsAtEveryWidth(page, { axeAt: [WIDTHS.phone] })).toEqual([]);
    const send = dialog.getByRole('button', { name: 'Resend gift card' });
    await send.click();
    await dialog.getByText('It was sent a short while ago').waitFor();
    stage.answer({ resendGuestGiftCard: success(WITH_CARD) });
    await send.click();
    await dialog.getByText('We have sent it to Priya again.').waitFor();
    expect(callsOf(stage.calls, 'resendGuestGiftCard').at(-1)?.input).toMatchObject({ number: NUMBER, lineId: '2' });
  });
});

describe('a return', () => {
  it('is asked for by line and quantity, with a reason, and says what comes back for it', async () => {
    const { page, stage } = await openOrder(DELIVERED, WIDTHS.phone);
    await arrival(page).getByRole('button', { name: 'Return items' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return items' });
    const ask = dialog.getByRole('button', { name: 'Request return' });
    await ask.click();
    await dialog.getByText('Choose what you want to return.').waitFor();
    await dialog.getByText('Choose a reason for the return.').waitFor();
    await dialog.getByRole('checkbox', { name: FIRST.name }).check();
    await dialog.getByText(/^Your refund would be \$/).waitFor();
    await dialog.getByLabel('Why are you returning it?').selectOption('FAULTY');
    await dialog.getByLabel(/^Anything we should know/).fill('It hums.');
    expect(await flawsAtEveryWidth(page, { axeAt: [WIDTHS.phone] })).toEqual([]);
    const asked = { id: `${NUMBER}-T1`, at: Date.now(), reason: 'FAULTY' as const, note: 'It hums.' };
    const lines = [{ lineId: FIRST.id, qty: FIRST.qty }];
    const returned: Shown = {
      ...DELIVERED,
      returns: [{ ...asked, lines, state: 'ASKED', answer: '', refundId: null }],
    };
    stage.answer({ askForGuestReturn: success(returned) });
    await ask.click();
    await arrival(page).getByText('We have your return request.').waitFor();
    expect(callsOf(stage.calls, 'askForGuestReturn').map(({ input }) => input)).toMatchObject([
      { number: NUMBER, key: 'signed', lines, reason: 'FAULTY', note: 'It hums.' },
    ]);
    await page.getByRole('region', { name: 'Return' }).getByText('You requested a return.').waitFor();
  });

  it('that is refused says why', async () => {
    const { page, stage } = await openOrder(DELIVERED);
    await arrival(page).getByRole('button', { name: 'Return items' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: FIRST.name }).check();
    await dialog.getByLabel('Why are you returning it?').selectOption('CHANGED_MIND');
    for (const [code, params, words] of [
      ['ReturnTooLate', { days: 30 }, 'The 30 days to change your mind are over.'],
      ['ReturnLinesInvalid', {}, 'Some of these items have already been returned.'],
      ['OrderStateInvalid', {}, 'This order has not arrived yet'],
    ] as const) {
      stage.answer({ askForGuestReturn: rejected({ code, params }) });
      await dialog.getByRole('button', { name: 'Request return' }).click();
      await dialog.getByText(words).waitFor();
    }
  });
});
