import { describe, expect, it } from 'vitest';
import { ledgerOf, planCapture, planGivingBack } from './payment-ledger.ts';
import { byCard, byGiftCard, change } from './testing/sample-refund.ts';

describe('a payment', () => {
  it('has everything left while nothing was done', () => {
    expect(ledgerOf(byCard(100))).toEqual({
      isCaptured: false,
      capturedCents: 0,
      cancelledCents: 0,
      refundedCents: 0,
      heldCents: 100,
      leftCents: 100,
    });
  });

  it.each([
    ['released in part, and the rest captured', [change('RELEASE', 30), change('CAPTURE', 70)], 70],
    ['captured and refunded in part', [change('CAPTURE', 100), change('REFUND', 40, 'SENT')], 60],
    ['a refund that is only asked for counts', [change('CAPTURE', 100), change('REFUND', 40, 'OPEN')], 60],
    ['a refund that failed is still owed', [change('CAPTURE', 100), change('REFUND', 40, 'FAILED')], 60],
    ['so is one whose capture failed', [change('CAPTURE', 100, 'FAILED'), change('REFUND', 40, 'OPEN')], 60],
    ['cancelled', [change('CANCEL', 100, 'SENT')], 0],
    ['a capture that failed is none', [change('CAPTURE', 100, 'FAILED')], 100],
  ])('%s', (_, changes, left) => {
    expect(ledgerOf(byCard(100, ...changes)).leftCents).toBe(left);
  });

  it('has nothing left of what the bank took back', () => {
    const leg = { ...byCard(100, change('CAPTURE', 100), change('REFUND', 20)), chargedBackCents: 100 };
    expect(ledgerOf(leg).leftCents).toBe(0);
  });

  it('with a gift card of the shop is taken at once', () => {
    expect(ledgerOf(byGiftCard(1, 50, change('REFUND', 20)))).toMatchObject({ capturedCents: 50, leftCents: 30 });
  });
});

describe('when goods leave', () => {
  it('takes what is held, without what was let go of', () => {
    expect(planCapture(byCard(100, change('RELEASE', 30)))).toEqual({ leg: 0, kind: 'CAPTURE', amountCents: 70 });
  });

  it.each([
    ['it was taken already', byCard(100, change('CAPTURE', 100, 'OPEN'))],
    ['nothing is held any more', byCard(100, change('CANCEL', 100))],
    ['it is a gift card', byGiftCard(1, 100)],
  ])('takes nothing when %s', (_, leg) => {
    expect(planCapture(leg)).toBeNull();
  });
});

describe('an amount goes back', () => {
  it.each([
    ['by not taking it, while it is only held', byCard(100), 40, 'RELEASE'],
    ['by cancelling, when all of it is only held', byCard(100), 100, 'CANCEL'],
    ['by cancelling, with the last part that is held', byCard(100, change('RELEASE', 60)), 40, 'CANCEL'],
    [
      'by not taking it, while more is held than goes back',
      byCard(100, change('CAPTURE', 100, 'FAILED'), change('REFUND', 60, 'OPEN')),
      40,
      'RELEASE',
    ],
    ['by a refund, once it was taken', byCard(100, change('CAPTURE', 100, 'SENT')), 100, 'REFUND'],
    ['onto a gift card', byGiftCard(1, 100), 100, 'REFUND'],
  ])('%s', (_, leg, cents, kind) => {
    expect(planGivingBack(leg, cents)).toMatchObject({ kind, amountCents: cents });
  });
});
