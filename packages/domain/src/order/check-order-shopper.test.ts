import { describe, expect, it } from 'vitest';
import type { ReadPhone } from '../forms/phone.ts';
import { checkOrderShopper } from './check-order-shopper.ts';
import { placing, wanted } from './testing/sample-placing.ts';

const readPhone: ReadPhone = () => ({
  status: 'SUCCESS',
  countryCode: 'AU',
  isValid: true,
  e164: '+61400000000',
  national: '0400 000 000',
});
const request = (cart = {}) => placing([wanted('kettle')], cart, { manuallyEnteredAddress: true });
const address = request().cart.shippingAddress;

describe('checkOrderShopper', () => {
  it('cleans names, phone and addresses and leaves the rest', () => {
    const given = request({
      firstName: ' Mia ',
      billingAddress: address && { ...address, street1: '  1  Swan Street' },
    });
    expect(checkOrderShopper(given, readPhone)).toEqual({
      status: 'SUCCESS',
      value: request({ phone: '+61400000000', billingAddress: { ...address, street1: '1 Swan Street' } }),
    });
  });

  it('needs neither a phone nor an address', () => {
    const { phone: _, ...cart } = request({ shippingAddress: null }).cart;
    const checked = checkOrderShopper({ cart, extra: {} }, readPhone);
    expect(checked).toEqual({ status: 'SUCCESS', value: { cart, extra: {} } });
  });

  it('names every field that is wrong', () => {
    const wrong = address && { ...address, country: 'NZ' };
    const given = request({ lastName: '', shippingAddress: wrong, billingAddress: wrong });
    expect(checkOrderShopper(given, readPhone)).toEqual({
      status: 'REJECTED',
      reasons: [
        { code: 'LAST_NAME_EMPTY', field: 'cart.lastName' },
        { code: 'COUNTRY_INVALID', field: 'cart.shippingAddress.country' },
        { code: 'COUNTRY_INVALID', field: 'cart.billingAddress.country' },
      ],
    });
  });
});
