import { VOUCHER_ACTION } from '@wattle/domain/vouchers';
import { useSyncExternalStore } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { loadProviderScript } from '../../../page/provider-script.ts';
import { keepVouchers, keptCheckout } from '../../../shopper/checkout/checkout-store.ts';
import { loadPaymentSettings } from '../payment/payment-settings.ts';
import { placing } from '../place/place-order.ts';
import { createVouchers } from './create-vouchers.ts';

/** The gift cards applied to this shopper's order. */
export const heldVouchers = createVouchers({
  held: () => keptCheckout().vouchers,
  keep: keepVouchers,
  load: async ({ code, pin }) => {
    const { captcha } = await loadPaymentSettings();
    const token = await captchaToken(captcha, VOUCHER_ACTION);
    return browserClient.checkVoucher({ code, pin, token });
  },
  isPlacing: placing.isPlacing,
});

/** Whether a gift card is being checked. */
export const useVouchersLoading = (): boolean =>
  useSyncExternalStore(heldVouchers.subscribe, heldVouchers.isLoading, () => false);

/** Global defined by the reCAPTCHA script, or by the shop's own check. */
type Captcha = {
  ready(work: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
};

type Site = { readonly siteKey: string; readonly scriptUrl: string };

/** A single-use bot check token for one action [C-7-33 C-9-53]. */
async function captchaToken({ siteKey, scriptUrl }: Site, action: string): Promise<string> {
  await loadProviderScript(scriptUrl);
  const { grecaptcha } = globalThis as { grecaptcha?: Captcha };
  if (!grecaptcha) throw new Error('The check for people is not there.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
}
