import { describe, expect, it } from 'vitest';
import type { PaymentType } from '../checkout/checkout.ts';
import type { OrderPayment } from './order.ts';
import { giftCardLabel, type PaidCard, paymentLabel, withPaidCard } from './payment-label.ts';

const card = (brand: string | null, lastFour: string | null = '1111'): PaidCard => ({ brand, lastFour });

describe('paymentLabel', () => {
  it.each<[PaymentType, PaidCard | null, string]>([
    ['ADYEN_CREDIT_CARD', card('visa'), 'Visa ending 1111'],
    ['ADYEN_CREDIT_CARD', card('visadebit'), 'Visa ending 1111'],
    ['ADYEN_CREDIT_CARD', card('diners'), 'Diners Club ending 1111'],
    ['ADYEN_CREDIT_CARD', card('discover'), 'Discover ending 1111'],
    ['ADYEN_CREDIT_CARD', card('jcb'), 'JCB ending 1111'],
    ['ADYEN_CREDIT_CARD', card('cup'), 'UnionPay ending 1111'],
    ['ADYEN_CREDIT_CARD', card('maestro'), 'Maestro ending 1111'],
    ['ADYEN_GIFT_CARD', null, 'Gift card'],
    ['ADYEN_PAYPAL', null, 'PayPal'],
    ['ADYEN_ZIP', null, 'Zip'],
    ['ADYEN_GOOGLEPAY', null, 'Google Pay'],
    ['ADYEN_CREDIT_CARD', card('mcstandardcredit', '0004'), 'Mastercard ending 0004'],
    ['ADYEN_CREDIT_CARD', card('amex', '8431'), 'American Express ending 8431'],
    ['ADYEN_CREDIT_CARD', card('eftpos_australia'), 'eftpos ending 1111'],
    ['ADYEN_CREDIT_CARD', card('something'), 'Card ending 1111'],
    ['ADYEN_CREDIT_CARD', card('visa', null), 'Visa'],
    ['ADYEN_CREDIT_CARD', card(null), 'Card ending 1111'],
    ['ADYEN_CREDIT_CARD', null, 'Card'],
    ['ADYEN_AFTERPAY', card('visa'), 'Afterpay'],
    ['ADYEN_APPLEPAY', card('visa'), 'Apple Pay'],
    ['ADYEN_GIFT_CARD', card('givex', '7401'), 'Gift card ending 7401'],
    ['NO_PAYMENT', null, 'No payment needed'],
  ])('%s with %o is %s', (type, paid, label) => {
    expect(paymentLabel(type, paid)).toBe(label);
  });

  it('never says more of a number than its end', () => {
    expect(paymentLabel('ADYEN_CREDIT_CARD', card('visa', '4111111111111111'))).toBe('Visa ending 1111');
    expect(giftCardLabel('6036280000000004417')).toBe('Gift card ending 4417');
  });
});

describe('withPaidCard', () => {
  const payments: readonly OrderPayment[] = [
    { type: 'VOUCHER', label: 'Gift card ending 4417', amountCents: 500 },
    { type: 'ADYEN_CREDIT_CARD', label: 'Card', amountCents: 1000 },
  ];

  it('names the card, and leaves gift cards as they are', () => {
    expect(withPaidCard(payments, card('mc', '5454')).map(({ label }) => label)).toEqual([
      'Gift card ending 4417',
      'Mastercard ending 5454',
    ]);
  });

  it('changes nothing while the card is not known', () => {
    expect(withPaidCard(payments, null)).toEqual(payments);
  });
});
