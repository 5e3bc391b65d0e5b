import { withheldMethods } from '@wattle/domain/checkout';
import { centsOf, toCents } from '@wattle/domain/money';
import { PLACE_ORDER_REASONS } from '@wattle/domain/order';
import { VOUCHER_RESULTS } from '@wattle/domain/vouchers';
import { describe, expect, it } from 'vitest';
import {
  cancelledVoucherWords,
  changedVoucherWords,
  placeProblemMessages,
  voucherMessages,
  withheldName,
  withheldWords,
} from './payment-messages.ts';

describe('payment messages', () => {
  it('say for each refusal that nothing was charged', () => {
    for (const reason of PLACE_ORDER_REASONS.filter((one) => one !== 'PaymentDetailsInvalid')) {
      expect(placeProblemMessages[reason].words).toContain('You have not been charged');
    }
  });

  it.each(['NO_ANSWER', 'PaymentDetailsInvalid'] as const)(
    'never promise that nothing was charged while nobody knows: %s',
    (code) => {
      const { title, words } = placeProblemMessages[code];
      expect(`${title} ${words}`).not.toContain('not been charged');
    },
  );

  it('have a sentence for each problem of a voucher [C-4-96 C-4-97 C-4-99 C-4-100 C-4-101 C-4-102 C-4-103]', () => {
    const problems = VOUCHER_RESULTS.filter((status) => status !== 'SUCCESS');
    expect(new Set(problems.map((problem) => voucherMessages[problem])).size).toBe(problems.length);
  });

  it('say which voucher was dropped, and why [C-4-105]', () => {
    expect(cancelledVoucherWords({ code: '6280045177204417', reason: 'EXPIRED' })).toBe(
      'The gift card ending 4417 is no longer on your order. This gift card has expired.',
    );
  });

  it('say what a voucher holds now and held before', () => {
    expect(changedVoucherWords('6280045177209032', toCents(75_00), toCents(20_50))).toBe(
      'The gift card ending 9032 now holds $20.50. It was $75 when you added it.',
    );
  });

  it('say why a way to pay is not offered [C-9-32]', () => {
    const totalCents = centsOf(3995);
    const [afterpay] = withheldMethods({ orderTotalCents: totalCents, outstandingCents: totalCents });
    expect(afterpay && withheldName(afterpay)).toBe('Afterpay');
    expect(afterpay && withheldWords(afterpay, totalCents)).toBe('For orders from $50 to $3,000. Yours is $3,995.');
  });
});
