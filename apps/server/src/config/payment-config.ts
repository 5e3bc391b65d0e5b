import type { AdyenConfig, StripeConfig } from '@wattle/providers/payment';
import { isLoopbackAddress } from './address-list.ts';
import { type AdyenValues, adyenConfigOf, adyenSettings, checkAdyen } from './adyen-config.ts';
import { type ConfigCheck, ConfigError } from './config-error.ts';
import { checkStripe, type StripeValues, stripeConfigOf, stripeSettings } from './stripe-config.ts';

export const paymentSettings = { ...adyenSettings, ...stripeSettings };

export type PaymentConfig =
  | { readonly kind: 'adyen'; readonly adyen: AdyenConfig }
  | { readonly kind: 'stripe'; readonly stripe: StripeConfig }
  /** Simulated payments. `isDemo`: allowed on a public shop. */
  | { readonly kind: 'embedded'; readonly isDemo: boolean };

type PaymentValues = AdyenValues & StripeValues;

/** One provider, whole: which of two is to be paid is not guessed. */
export function checkPayment(value: PaymentValues, context: ConfigCheck): void {
  checkAdyen(value, context);
  checkStripe(value, context);
  if (!value.ADYEN_API_KEY || !value.STRIPE_SECRET_KEY) return;
  const message = 'is set beside ADYEN_API_KEY: a shop is paid by one of them';
  context.addIssue({ code: 'custom', path: ['STRIPE_SECRET_KEY'], message });
}

export function paymentConfigOf(value: PaymentValues & { readonly DEMO?: boolean | undefined }): PaymentConfig {
  const [adyen, stripe] = [adyenConfigOf(value), stripeConfigOf(value)];
  if (adyen) return { kind: 'adyen', adyen };
  return stripe ? { kind: 'stripe', stripe } : { kind: 'embedded', isDemo: value.DEMO ?? false };
}

type Reached = { readonly publicUrl: string | undefined; readonly payment: PaymentConfig };

/** Whether payments are simulated in a public shop that is not a demo. */
export const isSimulatorMisplaced = ({ publicUrl, payment }: Reached): boolean =>
  payment.kind === 'embedded' && !payment.isDemo && publicUrl !== undefined && !isLoopbackAddress(publicUrl);

/** A public shop must not start with simulated payments. */
export const simulatorProblems = (config: Reached): readonly string[] =>
  isSimulatorMisplaced(config)
    ? [
        'PUBLIC_URL: is not of this machine, and payments there would only be simulated: set ADYEN_API_KEY or STRIPE_SECRET_KEY and what goes with it, or DEMO=true for a shop that is only shown around',
      ]
    : [];

export function checkSimulatorPlace(config: Reached): void {
  const problems = simulatorProblems(config);
  if (problems.length > 0) throw new ConfigError(problems);
}
