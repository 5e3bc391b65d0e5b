import { describe, it } from 'vitest';
import { paymentStoreCases } from '../../conformance.ts';
import { createMemoryPaymentStore } from './create-memory-store.ts';

// each case throws on a violation
describe('the store in memory', () => {
  it.each(paymentStoreCases)('$name', ({ run }) => run(createMemoryPaymentStore()));
});
