import type { OrderShipping } from '@wattle/domain/order';
import { describe, expect, it } from 'vitest';
import { confirmationTitle, confirmationWords, nextSteps } from './checkout-confirmation.ts';
import { giftCardDelivery } from './gift-card.ts';

const agreed = { methodCode: 'delivery', label: 'Delivery', day: null, rangeEnd: null };
const address = {
  company: '',
  contactName: '',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
} as const;
const delivery = (day: string | null): OrderShipping => ({ ...agreed, day, type: 'DELIVERY', address, note: '' });
const store = { erpStoreId: '1', name: 'Preston', path: 'stores/preston', address: '', phone: '' };
const pickup: OrderShipping = { ...agreed, day: '2026-11-17', type: 'STORE_PICKUP', store };
const email: OrderShipping = { ...agreed, type: 'EMAIL' };

describe('what a confirmation says', () => {
  it('names the day that was agreed', () => {
    const order = { status: 'PLACED', shipping: delivery('2026-11-17') } as const;
    expect(confirmationTitle('Mia', order)).toBe('Thank you, Mia. See you Tuesday.');
    expect(confirmationWords(order, 'mia@example.com')).toBe(
      'We will deliver it to your door on Tuesday 17 November. A receipt is on its way to mia@example.com.',
    );
    expect(nextSteps(order).map(({ title }) => title)).toEqual(['Now', 'Tuesday, before we arrive', 'At your door']);
  });

  it('names promised days as they are, and the window of a chosen one', () => {
    const promised: OrderShipping = {
      ...agreed,
      type: 'DELIVERY',
      address,
      note: '',
      day: '2026-11-17',
      rangeEnd: '2026-11-19',
    };
    const order = { status: 'PLACED', shipping: promised } as const;
    expect(confirmationTitle('Mia', order)).toBe('Thank you, Mia. We have your order.');
    expect(confirmationWords(order, 'a@b.au')).toContain('to your door between Tuesday 17 and Thursday 19 November.');
    expect(nextSteps(order)[1]?.title).toBe('Before we arrive');
    const chosen = { status: 'PLACED', shipping: { ...delivery('2026-11-17'), window: '07:00-09:00' } } as const;
    expect(confirmationWords(chosen, 'a@b.au')).toContain('on Tuesday 17 November, 7–9 am.');
  });

  it('does without a day, and before the order is there', () => {
    expect(confirmationTitle('Mia', { status: 'PLACED', shipping: delivery(null) })).toBe(
      'Thank you, Mia. We have your order.',
    );
    expect(confirmationTitle('Mia', null)).toBe('Thank you, Mia. We have your order.');
    expect(confirmationWords(null, 'a@b.au')).toBe('A receipt is on its way to a@b.au.');
  });

  it('names the store of a pickup, and knows what travels by email', () => {
    expect(confirmationWords({ status: 'PLACED', shipping: pickup }, 'a@b.au')).toContain(
      'Collect it from our Preston store on Tuesday 17 November.',
    );
    const soon: OrderShipping = { ...pickup, methodCode: 'storePickup' };
    expect(confirmationWords({ status: 'PLACED', shipping: soon }, 'a@b.au')).toContain(
      'Preston store from Tuesday 17 November.',
    );
    expect(nextSteps({ status: 'PLACED', shipping: pickup })[1]?.title).toBe('From Tuesday');
    expect(confirmationWords({ status: 'PLACED', shipping: email }, 'a@b.au')).toContain('We send it by email.');
    expect(nextSteps({ status: 'PLACED', shipping: email })).toHaveLength(2);
  });

  it('promises a gift card as soon as its product page does', () => {
    const title = nextSteps({ status: 'PLACED', shipping: email })[1]?.title ?? '';
    expect(giftCardDelivery).toContain(title.toLowerCase());
  });

  it('says that a payment is still being checked, and when it failed after all', () => {
    const pending = { status: 'PENDING', shipping: delivery(null) } as const;
    expect(confirmationTitle('Mia', pending)).toContain('being checked');
    expect(confirmationWords(pending, 'a@b.au')).not.toContain('receipt');
    const settlesBy = Date.parse('2026-11-15T09:44:00+11:00');
    expect(confirmationWords({ ...pending, settlesBy }, 'a@b.au')).toMatch(
      /^Please do not pay again\. You can close this page: we will email a@b\.au by Sunday 15 November, 9:44/,
    );
    expect(nextSteps(pending)[0]?.icon).toBe('clock');
    const cancelled = { status: 'CANCELLED', shipping: delivery(null) } as const;
    expect(confirmationTitle('Mia', cancelled)).toBe('Your payment did not go through.');
    expect(confirmationWords(cancelled, 'a@b.au')).toContain('You have not been charged.');
  });
});
