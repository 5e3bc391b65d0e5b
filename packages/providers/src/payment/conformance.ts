export { paymentStoreCases } from './embedded/conformance/store-cases.ts';
export { createMemoryPaymentStore } from './testing/memory/create-memory-store.ts';
