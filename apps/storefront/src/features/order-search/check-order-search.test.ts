import { describe, expect, it } from 'vitest';
import { checkOrderSearch, cleanOrderNumber } from './check-order-search.ts';

describe('looking for an order', () => {
  it('reads its number as people write it', () => {
    for (const text of ['W-20481736', 'w20481736', ' W 2048 1736 ', '20481736']) {
      expect(cleanOrderNumber(text)).toBe('W-20481736');
    }
  });

  it('needs a number and an email address', () => {
    expect(checkOrderSearch({ number: ' ', email: '' })).toEqual({
      number: 'Enter the order number.',
      email: 'Enter your email address.',
    });
    expect(Object.keys(checkOrderSearch({ number: 'hello', email: 'mia@' }))).toEqual(['number', 'email']);
    expect(checkOrderSearch({ number: '20481736', email: ' Mia@Example.com ' })).toEqual({});
  });
});
