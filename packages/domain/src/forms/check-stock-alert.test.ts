import { expect, it } from 'vitest';
import { checkStockAlert } from './check-stock-alert.ts';

it('takes an address as it is written, and says what is wrong with it', () => {
  expect(checkStockAlert({ email: ' Mia@Example.com ' })).toEqual({
    status: 'SUCCESS',
    value: { email: 'mia@example.com' },
  });
  expect(checkStockAlert({ email: '' })).toMatchObject({ reasons: [{ code: 'EMAIL_EMPTY', field: 'email' }] });
  expect(checkStockAlert({ email: 'mia' })).toMatchObject({ reasons: [{ code: 'EMAIL_INVALID', field: 'email' }] });
});
