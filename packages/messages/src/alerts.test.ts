import { CART_FAILURES } from '@wattle/domain/cart';
import { describe, expect, it } from 'vitest';
import { addToCartAlert } from './alerts.ts';

const product = 'Nordholm 637L';

describe('addToCartAlert', () => {
  it('is an error that stays 6 seconds, whatever the reason [C-8-31 C-8-32 D-9-30]', () => {
    for (const failure of [...CART_FAILURES, undefined]) {
      expect(addToCartAlert(failure, { product })).toMatchObject({ type: 'ERROR', duration: 6000 });
    }
  });

  it('says that a product is no longer available [C-8-33]', () => {
    expect(addToCartAlert('productStateInvalid', { product }).content).toBe(
      'Nordholm 637L cannot be added to your cart because it is no longer available.',
    );
  });

  it('says that there is no more stock [C-8-34]', () => {
    expect(addToCartAlert('stockInsufficient', { product }).content).toBe(
      "Another Nordholm 637L can't be added to your cart because no more stock is available.",
    );
  });

  it.each(['productQtyMaxExceeded', 'variantQtyMaxExceeded'] as const)(
    'says what the limit is: %s [C-8-35]',
    (failure) => {
      expect(addToCartAlert(failure, { product, qtyMax: 2 }).content).toBe(
        "Another Nordholm 637L can't be added to your cart because there is a limit of 2 per order.",
      );
    },
  );

  it('says that a product is promotional [C-8-36]', () => {
    expect(addToCartAlert('promotionalProductInvalid', { product }).content).toBe(
      'Nordholm 637L cannot be added to your cart because it is a promotional product.',
    );
  });

  it.each(['agencyMixInvalid', 'variantQtyBelowMin', 'variantQtyNotMultiple', 'warrantyNotFound', undefined] as const)(
    'says the general thing for %s [C-8-37 C-8-38 D-8-02]',
    (failure) => {
      expect(addToCartAlert(failure, { product }).content).toBe('Unable to add Nordholm 637L to your cart.');
    },
  );

  it.each([undefined, ''])('falls back when the product has no name: %j [C-8-39 D-8-05]', (name) => {
    expect(addToCartAlert('stockInsufficient', { product: name }).content).toBe(
      'Something went wrong. Please try again.',
    );
  });
});
