import type { Order, OrderShipping, OrderStatus } from '@wattle/domain/order';
import { describe, expect, it } from 'vitest';
import { confirmationTitle, confirmationWords, nextSteps } from './checkout-confirmation.ts';
import { giftCardDelivery } from './gift-card.ts';

type Confirmed = Pick<Order, 'status' | 'history' | 'shipping' | 'lines' | 'settlesBy'>;

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

const order = (status: OrderStatus, shipping: OrderShipping, part: Partial<Confirmed> = {}): Confirmed => ({
  ...{ status, shipping, lines: [] },
  history: [{ status, at: 1, note: '' }],
  ...part,
});
const card = { recipientName: 'Priya', recipientEmail: 'p@example.com', senderName: 'Mia', message: '', amount: 50 };
const cards = { lines: [{ giftcard: card }] as unknown as Confirmed['lines'] };

describe('what a confirmation says', () => {
  it('names the day that was agreed', () => {
    const placed = order('PLACED', delivery('2026-11-17'));
    expect(confirmationTitle('Mia', placed)).toBe('Thank you, Mia. See you Tuesday.');
    expect(confirmationWords(placed, 'mia@example.com')).toBe(
      'We will deliver it to your door on Tuesday 17 November. A receipt is on its way to mia@example.com.',
    );
    expect(nextSteps(placed).map(({ title }) => title)).toEqual(['Now', 'Tuesday, before we arrive', 'At your door']);
  });

  it('names promised days as they are, and the window of a chosen one', () => {
    const promised = order('PLACED', {
      ...agreed,
      type: 'DELIVERY',
      address,
      note: '',
      day: '2026-11-17',
      rangeEnd: '2026-11-19',
    });
    expect(confirmationTitle('Mia', promised)).toBe('Thank you, Mia. We have your order.');
    expect(confirmationWords(promised, 'a@b.au')).toContain(
      'to your door between Tuesday 17 and Thursday 19 November.',
    );
    expect(nextSteps(promised)[1]?.title).toBe('Before we arrive');
    const chosen = order('PLACED', { ...delivery('2026-11-17'), window: '07:00-09:00' });
    expect(confirmationWords(chosen, 'a@b.au')).toContain('on Tuesday 17 November, 7–9 am.');
  });

  it('does without a day, and before the order is there', () => {
    expect(confirmationTitle('Mia', order('PLACED', delivery(null)))).toBe('Thank you, Mia. We have your order.');
    expect(confirmationTitle('Mia', null)).toBe('Thank you, Mia. We have your order.');
    expect(confirmationWords(null, 'a@b.au')).toBe('A receipt is on its way to a@b.au.');
  });

  it('names the store of a pickup, and knows what travels by email', () => {
    expect(confirmationWords(order('PLACED', pickup), 'a@b.au')).toContain(
      'Collect it from our Preston store on Tuesday 17 November.',
    );
    const soon: OrderShipping = { ...pickup, methodCode: 'storePickup' };
    expect(confirmationWords(order('PLACED', soon), 'a@b.au')).toContain('Preston store from Tuesday 17 November.');
    expect(nextSteps(order('PLACED', pickup))[1]?.title).toBe('From Tuesday');
    expect(confirmationWords(order('PLACED', email, cards), 'a@b.au')).toContain('We send it by email.');
    expect(nextSteps(order('PLACED', email, cards))).toHaveLength(2);
  });

  it('speaks of no gift card to who gave a donation alone', () => {
    const donation = order('PLACED', email);
    expect(confirmationTitle('Mia', donation)).toBe('Thank you, Mia. We have your order.');
    expect(confirmationWords(donation, 'a@b.au')).toBe('A receipt is on its way to a@b.au.');
    expect(nextSteps(donation).map(({ title }) => title)).toEqual(['Now']);
    expect(nextSteps(order('PENDING', email))[0]?.words).not.toContain('pack');
  });

  it('promises a gift card as soon as its product page does', () => {
    const title = nextSteps(order('PLACED', email, cards))[1]?.title ?? '';
    expect(giftCardDelivery).toContain(title.toLowerCase());
  });

  it('says that a payment is still being checked, and when it failed after all', () => {
    const pending = order('PENDING', delivery(null));
    expect(confirmationTitle('Mia', pending)).toContain('being checked');
    expect(confirmationWords(pending, 'a@b.au')).not.toContain('receipt');
    const settlesBy = Date.parse('2026-11-15T09:44:00+11:00');
    expect(confirmationWords({ ...pending, settlesBy }, 'a@b.au')).toMatch(
      /^Please do not pay again\. You can close this page: we will email a@b\.au by Sunday 15 November, 9:44/,
    );
    expect(nextSteps(pending)[0]?.icon).toBe('clock');
    const unpaid = order('CANCELLED', delivery(null));
    expect(confirmationTitle('Mia', unpaid)).toBe('Your payment did not go through.');
    expect(confirmationWords(unpaid, 'a@b.au')).toContain('You have not been charged.');
    expect(nextSteps(unpaid)).toEqual([]);
  });

  it.each([
    ['CANCELLED', 'Your order is cancelled.', 'We have emailed the details to a@b.au.'],
    ['REFUNDED', 'Your order is refunded.', 'We have emailed the details to a@b.au.'],
    ['DELIVERED', 'Thank you, Mia. You have your order.', 'Its receipt and tax invoice went to a@b.au.'],
    ['COLLECTED', 'Thank you, Mia. You have your order.', 'Its receipt and tax invoice went to a@b.au.'],
  ] as const)('does not say of a paid order that is %s by now that it was not paid', (status, title, words) => {
    const history = (['PLACED', status] as const).map((one) => ({ status: one, at: 1, note: '' }));
    const over = order(status, delivery('2026-11-17'), { history });
    expect(confirmationTitle('Mia', over)).toBe(title);
    expect(confirmationWords(over, 'a@b.au')).toBe(words);
    expect(nextSteps(over)).toEqual([]);
  });
});
