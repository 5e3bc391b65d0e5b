import { describe, expect, it } from 'vitest';
import type { PaymentType } from '../checkout/checkout.ts';
import { toCents } from '../money/cents.ts';
import { planPayments } from './order-payments.ts';
import type { PaymentEntry } from './place-order-request.ts';
import { byCard, byVoucher } from './testing/sample-placing.ts';

const balances = new Map(['A', 'B', 'C'].map((code) => [code, toCents(5000)]));
const credit = (id: string, cents: number) => ({ id, methodCode: 'adyenGivex', cents: toCents(cents) });

/** An order of 110 dollars of which these credits pay a part. */
const plan = (
  methods: readonly PaymentEntry[],
  credits: readonly ReturnType<typeof credit>[] = [],
  paymentType: PaymentType | null = 'ADYEN_CREDIT_CARD',
) => {
  const leftToPayCents = toCents(11_000 - credits.reduce((sum, { cents }) => sum + cents, 0));
  const totals = { totalCents: toCents(11_000) } as Parameters<typeof planPayments>[1]['totals'];
  return planPayments(methods, { totals, credits, leftToPayCents }, { balances, paymentType });
};
const changed = { status: 'REJECTED', reasons: [{ code: 'CartPriceChanged', params: { totalCents: 11_000 } }] };
const nothing: PaymentEntry = { methodCode: 'noPayment', amount: 0 };

describe('the ways to pay', () => {
  it('are the vouchers, by their codes, and the rest [C-7-29 C-7-30]', () => {
    const credits = [credit('B', 3000), credit('C', 1000), credit('A', 2000)];
    const methods = [byVoucher('B', 30), byVoucher('C', 10), byVoucher('A', 20), byCard(50)];
    const expected = {
      status: 'SUCCESS',
      value: {
        vouchers: [
          { code: 'A', cents: 2000 },
          { code: 'B', cents: 3000 },
          { code: 'C', cents: 1000 },
        ],
        provider: { type: 'ADYEN_CREDIT_CARD', cents: 5000 },
      },
    };
    expect(plan(methods, credits)).toEqual(expected);
    expect(plan(methods.toReversed(), credits)).toEqual(expected);
  });

  it('ask no provider for nothing [C-7-38]', () => {
    const credits = [credit('A', 5000), credit('B', 5000), credit('C', 1000)];
    const methods = [byVoucher('A', 50), byVoucher('B', 50), byVoucher('C', 10)];
    for (const last of [[], [nothing], [byCard(0)]]) {
      expect(plan([...methods, ...last], credits)).toMatchObject({ status: 'SUCCESS', value: { provider: null } });
    }
  });

  it.each<[string, readonly PaymentEntry[], readonly ReturnType<typeof credit>[]]>([
    ['a voucher pays more than it does for this price', [byVoucher('A', 20), byCard(100)], [credit('A', 1000)]],
    ['another voucher was counted', [byVoucher('A', 10), byCard(100)], [credit('B', 1000)]],
    ['a voucher was not counted', [byVoucher('A', 10), byVoucher('B', 0), byCard(100)], [credit('A', 1000)]],
    ['a voucher that was counted is missing', [byCard(100)], [credit('A', 1000)]],
    ['the card is asked twice', [byCard(110), byCard(0)], []],
    ['the card pays a cent less', [byCard(109.99)], []],
    ['the card pays a cent more', [byCard(110.01)], []],
  ])('are for another price when %s', (_, methods, credits) => {
    expect(plan(methods, credits)).toEqual(changed);
  });

  it('are refused when the provider does not know the one for the rest', () => {
    const refused = { status: 'REJECTED', reasons: [{ code: 'PaymentMethodUnavailable' }] };
    expect(plan([byCard(110)], [], null)).toEqual(refused);
    expect(plan([byCard(110)], [], 'ADYEN_PAYPAL')).toMatchObject({ value: { provider: { type: 'ADYEN_PAYPAL' } } });
  });

  it('are refused when a voucher has too little on it, and do not say which', () => {
    const methods = [byVoucher('A', 50.01), byVoucher('B', 50), byVoucher('NONE', 0.01), byCard(0)];
    expect(plan(methods)).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'VoucherInsufficientFunds' }],
    });
  });
});
