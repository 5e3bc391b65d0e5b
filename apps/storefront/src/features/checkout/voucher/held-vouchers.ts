import { VOUCHER_ACTION } from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { keepVouchers, keptCheckout } from '../../../shopper/checkout/checkout-store.ts';
import { loadPaymentSettings } from '../payment/payment-settings.ts';
import { placing } from '../place/place-order.ts';
import { captchaToken } from './captcha-token.ts';
import { createVouchers } from './create-vouchers.ts';

/** The gift cards of this shopper's order. */
export const heldVouchers = createVouchers({
  held: () => keptCheckout().vouchers,
  keep: keepVouchers,
  load: async ({ code, pin }) => {
    const { captcha } = await loadPaymentSettings();
    const token = await captchaToken(captcha, VOUCHER_ACTION);
    return browserClient.loadVoucher({ code, pin, token });
  },
  isPlacing: placing.isPlacing,
});

/** A gift card is being asked about. */
export const useVouchersLoading = (): boolean =>
  useSyncExternalStore(heldVouchers.subscribe, heldVouchers.isLoading, () => false);
