import type { CallValue } from '@wattle/contract';
import { browserClient } from '../../../page/browser-client.ts';

export type PaymentSettings = CallValue<'loadPaymentSettings'>;
/** The provider's form is part of the page. */
export type ProviderForm = Extract<PaymentSettings['browser'], { kind: 'FORM' }>;

let loading: Promise<PaymentSettings> | null = null;

/** Settings of the payment form and the bot check: loaded once per page, and again after a failure. */
export function loadPaymentSettings(): Promise<PaymentSettings> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<PaymentSettings> {
  const outcome = await browserClient.loadPaymentSettings({});
  if (outcome.status !== 'SUCCESS') throw new Error('The payment settings cannot be loaded.');
  return outcome.value;
}
