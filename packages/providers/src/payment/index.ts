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
export * from './port.ts';
