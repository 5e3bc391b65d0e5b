export { type AdyenConfig, adyenApiUrl } from './adyen/adyen-config.ts';
export { createAdyenPayment } from './adyen/adyen-payment.ts';
export { probeAdyen } from './adyen/probe-adyen.ts';
export {
  createPaymentService,
  type PaymentService,
  type PaymentServiceRequest,
} from './embedded/create-payment-service.ts';
export { pastPayment } from './embedded/past-payment.ts';
export type * from './embedded/records.ts';
export type { ServiceAnswer } from './embedded/service-context.ts';
export {
  embeddedAdyenConfig,
  paymentServiceSettings,
} from './embedded/settings.ts';
export type { PaymentServiceStore, RecordChange, StoredRecord } from './embedded/store.ts';
export * from './gift-card-port.ts';
export * from './port.ts';
export { probeStripe } from './stripe/probe-stripe.ts';
export { STRIPE_API_URL, type StripeConfig } from './stripe/stripe-config.ts';
export { createStripePayment } from './stripe/stripe-payment.ts';
