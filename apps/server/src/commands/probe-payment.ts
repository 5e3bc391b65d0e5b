import { probeAdyen, probeStripe } from '@wattle/providers/payment';
import type { Config } from '../config/config.ts';
import { checkSimulatorPlace } from '../config/payment-config.ts';

/** Asks Adyen or Stripe with the configured key, or says whether a simulator may stand in for them. */
export async function probePayment(config: Pick<Config, 'payment' | 'publicUrl'>): Promise<void> {
  if (config.payment.kind === 'adyen') return probeAdyen(config.payment.adyen);
  if (config.payment.kind === 'stripe') return probeStripe(config.payment.stripe);
  checkSimulatorPlace(config);
}
