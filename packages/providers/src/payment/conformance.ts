export { type PaymentStoreCase, paymentStoreCases } from './embedded/conformance/store-cases.ts';
