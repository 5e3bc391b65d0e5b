import { expect, it } from 'vitest';
import { paymentKeys } from './payment-keys.ts';

it('keys are the same for the same secret, and differ from each other and with another secret', () => {
  const keys = paymentKeys('one');
  expect(paymentKeys('one')).toEqual(keys);
  const all = [...Object.values(keys), ...Object.values(paymentKeys('two'))];
  expect(new Set(all.map((key) => key.toLowerCase())).size).toBe(6);
  expect(keys.hmacKey).toMatch(/^[0-9A-F]{64}$/);
});
