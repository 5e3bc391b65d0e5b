export { type AdyenConfig, adyenApiUrl } from './adyen/adyen-config.ts';
export { createAdyenPayment } from './adyen/adyen-payment.ts';
export { toMethodType, toPaymentType } from './adyen/method-types.ts';
export { probeAdyen } from './adyen/probe-adyen.ts';
export {
  createPaymentService,
  type PaymentService,
  type PaymentServiceParts,
  type PaymentServiceRequest,
} from './embedded/create-payment-service.ts';
export { DEMO_GIFT_CARDS } from './embedded/demo-gift-cards.ts';
export { type Fault, OUTCOME_NAMES } from './embedded/forced-outcomes.ts';
export { createMemoryPaymentStore } from './embedded/memory/create-memory-store.ts';
export type * from './embedded/records.ts';
export type { ServiceAnswer } from './embedded/service-context.ts';
export type { ServiceScript, WebhookManner } from './embedded/service-script.ts';
export {
  API_PATH,
  BROWSER_PATH,
  embeddedAdyenConfig,
  type GivenPaymentSettings,
  PAGES_PATH,
  type PaymentServiceSettings,
  paymentServiceSettings,
} from './embedded/settings.ts';
export type { PaymentServiceStore, RecordChange, StoredRecord } from './embedded/store.ts';
export * from './port.ts';
