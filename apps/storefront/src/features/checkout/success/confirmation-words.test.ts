import type { OrderShipping } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { confirmationTitle, confirmationWords, nextSteps } from './confirmation-words.ts';

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
      'It comes to your door on Tuesday 17 November. A receipt is on its way to mia@example.com.',
    );
    expect(nextSteps(order).map(({ title }) => title)).toEqual(['Now', 'Tuesday, before we come', 'At your door']);
  });

  it('does without a day, and before the order is there', () => {
    expect(confirmationTitle('Mia', { status: 'PLACED', shipping: delivery(null) })).toBe(
      'Thank you, Mia. Your order is in.',
    );
    expect(confirmationTitle('Mia', null)).toBe('Thank you, Mia. Your order is in.');
    expect(confirmationWords(null, 'a@b.au')).toBe('A receipt is on its way to a@b.au.');
  });

  it('names the store of a pickup, and knows what travels by email', () => {
    expect(confirmationWords({ status: 'PLACED', shipping: pickup }, 'a@b.au')).toContain(
      'You collect it from Wattle Preston on Tuesday 17 November.',
    );
    expect(nextSteps({ status: 'PLACED', shipping: pickup })[1]?.title).toBe('From Tuesday');
    expect(confirmationWords({ status: 'PLACED', shipping: email }, 'a@b.au')).toContain('It travels by email.');
    expect(nextSteps({ status: 'PLACED', shipping: email })).toHaveLength(2);
  });

  it('says that a payment is still being checked, and when it failed after all', () => {
    const pending = { status: 'PENDING', shipping: delivery(null) } as const;
    expect(confirmationTitle('Mia', pending)).toContain('being checked');
    expect(confirmationWords(pending, 'a@b.au')).not.toContain('receipt');
    expect(nextSteps(pending)[0]?.icon).toBe('clock');
    const cancelled = { status: 'CANCELLED', shipping: delivery(null) } as const;
    expect(confirmationTitle('Mia', cancelled)).toBe('Your payment did not go through.');
    expect(confirmationWords(cancelled, 'a@b.au')).toContain('You have not been charged.');
  });
});
