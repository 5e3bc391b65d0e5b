import { probeAdyen } from '@wattle/providers/payment';
import { checkSimulatorPlace } from '../config/adyen-config.ts';
import type { Config } from '../config/config.ts';

/** Asks Adyen with the configured key, or says whether a simulator may stand in for it. */
export async function probePayment(config: Pick<Config, 'payment' | 'publicUrl'>): Promise<void> {
  if (config.payment.kind === 'adyen') return probeAdyen(config.payment.adyen);
  checkSimulatorPlace(config);
}
