import { describe, expect, it } from 'vitest';
import { success } from '../results/outcome.ts';
import { checkOrderSearch, cleanOrderNumber, type OrderSearchFields } from './check-order-search.ts';

const wrongIn = (fields: OrderSearchFields): string[] => {
  const checked = checkOrderSearch(fields);
  return checked.status === 'REJECTED' ? checked.reasons.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('looking for an order', () => {
  it('reads its number as people write it', () => {
    for (const text of ['W-20481736', 'w20481736', ' W 2048 1736 ', '20481736']) {
      expect(cleanOrderNumber(text)).toBe('W-20481736');
    }
  });

  it('needs a number and an email address', () => {
    expect(wrongIn({ number: ' ', email: '' })).toEqual(['number ORDER_NUMBER_EMPTY', 'email EMAIL_EMPTY']);
    expect(wrongIn({ number: 'hello', email: 'mia@' })).toEqual(['number ORDER_NUMBER_INVALID', 'email EMAIL_INVALID']);
  });

  it('is for the number as it is printed', () => {
    expect(checkOrderSearch({ number: '20481736', email: ' Mia@Example.com ' })).toEqual(
      success({ number: 'W-20481736', email: 'Mia@Example.com' }),
    );
  });
});
