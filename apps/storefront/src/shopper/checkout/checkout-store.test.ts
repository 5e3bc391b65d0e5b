import { afterEach, describe, expect, it } from 'vitest';
import {
  chooseDelivery,
  chooseDeliveryAddress,
  chooseShippingType,
  clearCheckoutFor,
  keepContact,
  keepContactDraft,
  keepVouchers,
  keptCheckout,
} from './checkout-store.ts';

const contact = { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false };
const voucher = { code: '6036280000001111', pin: '1234', expires: '2027-01-01', amountRemaining: 50 };

// without storage, state lasts as long as the page
afterEach(() => clearCheckoutFor('LOGGED_OUT'));

describe('the checkout that is kept', () => {
  it('has a contact once it is right, and no draft of it any more', () => {
    keepContactDraft({ email: 'mia@' });
    expect(keptCheckout().contactDraft).toEqual({ email: 'mia@' });
    keepContact(contact);
    expect(keptCheckout()).toMatchObject({ contact, contactDraft: null });
  });

  it('keeps each choice beside the others [C-3-28]', () => {
    chooseShippingType('DELIVERY');
    chooseDeliveryAddress({ address: { type: 'SELECTED', id: 'home' }, isTyped: false, isElsewhere: true });
    chooseDelivery({ methodCode: 'delivery', date: null, window: null });
    expect(keptCheckout()).toMatchObject({
      shippingType: 'DELIVERY',
      delivery: { address: { type: 'SELECTED', id: 'home' }, options: { methodCode: 'delivery' } },
    });
  });

  it('loses the contact at a log in, and vouchers at an order [C-4-41 C-4-42]', () => {
    keepContact(contact);
    keepVouchers([voucher]);
    clearCheckoutFor('LOGGED_IN');
    expect(keptCheckout()).toMatchObject({ contact: null, vouchers: [voucher] });
    clearCheckoutFor('ORDER_PLACED');
    expect(keptCheckout().vouchers).toEqual([]);
  });
});
