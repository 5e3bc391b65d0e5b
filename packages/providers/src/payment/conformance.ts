export { adyenTypeOf } from './adyen/method-types.ts';
export { paymentStoreCases } from './embedded/conformance/store-cases.ts';
export { createMemoryPaymentStore } from './testing/memory/create-memory-store.ts';
export { openStripeServer, type StripeServer } from './testing/stripe-server.ts';
