import { describe, expect, it } from 'vitest';
import { wrongFieldStep, wrongFieldWords } from './wrong-fields.ts';

const refused = (field: string, code: string, params = {}) => ({
  code: 'MISSING_DATA' as const,
  reasons: [{ code: 'MISSING_DATA', field, params: { ...params, code } }],
});

describe('fields of an order that the server refuses', () => {
  it.each([
    ['cart.firstName', 'FIRST_NAME_INVALID', {}, 'Enter a valid first name.', '/checkout/contact-info'],
    ['cart.shippingAddress.country', 'COUNTRY_INVALID', {}, 'Select a country.', '/checkout/shipping'],
    [
      'cart.shippingAddress.street1',
      'STREET1_TOO_LONG',
      { max: 40 },
      'Enter a street address with 40 characters or fewer.',
      '/checkout/shipping',
    ],
    ['cart.billingAddress.suburb', 'SUBURB_EMPTY', {}, 'Enter a town or suburb.', '/checkout/payment'],
  ])('%s: %s is said in the words of its form, and leads where it is put right [C-5-50 C-5-56]', (...row) => {
    const [field, code, params, sentence, step] = row;
    const problem = refused(field, code, params);
    expect([wrongFieldWords(problem), wrongFieldStep(problem)]).toEqual([[sentence], step]);
  });

  it('has no words for what is not known, nor for another problem', () => {
    expect(wrongFieldWords({ code: 'MISSING_DATA', reasons: [{ code: 'MISSING_DATA', field: 'x' }] })).toEqual([]);
    expect(wrongFieldWords({ ...refused('cart.firstName', 'FIRST_NAME_INVALID'), code: 'CartInvalid' })).toEqual([]);
    expect(wrongFieldStep({ code: 'MISSING_DATA', reasons: [] })).toBe('/checkout/contact-info');
  });
});
