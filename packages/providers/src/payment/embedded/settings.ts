import type { AdyenConfig } from '../adyen/adyen-config.ts';
import { DEMO_GIFT_CARDS } from './demo-gift-cards.ts';
import type { GiftCardRecord } from './records.ts';

/** Paths of the service. The Drop-in accepts messages only from an address that ends with the second one. */
export const API_PATH = '/adyen/v72';
export const BROWSER_PATH = '/checkoutshopper';
export const PAGES_PATH = '/adyen/pages';

export type PaymentServiceSettings = {
  /** The shop's public origin, without a trailing slash: `http://localhost:3000`. */
  readonly publicUrl: string;
  readonly merchantAccount: string;
  readonly apiKey: string;
  /** Must not start with `test` or `live`: the Drop-in would then expect that word in the address. */
  readonly clientKey: string;
  /** Hexadecimal. */
  readonly hmacKey: string;
  /** Null: no webhooks are sent. */
  readonly webhook: { readonly url: string; readonly username: string; readonly password: string } | null;
  readonly shopName: () => string;
  /** Gift cards that exist from the start. Their balances are stored. */
  readonly giftCards: readonly GiftCardRecord[];
  /** On a demo shop visitors know that no money moves. */
  readonly isDemo: boolean;
  /** Delays between webhook attempts; the last one repeats. */
  readonly webhookDelaysSeconds: readonly number[];
  /** Delay of an answer that is forced to be slow. */
  readonly slowMs: number;
  /** How long a pending payment takes to succeed. */
  readonly pendingSeconds: number;
};

const MINUTE = 60;
const HOUR = 3600;
/** Adyen's own schedule. */
const ADYEN_DELAYS = [2, 5, 10, 15, 30].map((n) => n * MINUTE).concat([1, 2, 4, 8].map((n) => n * HOUR));

export const PARTIAL_ORDER_SECONDS = 24 * HOUR;
/** How long a shopper has to finish on a page. */
export const OPEN_PAYMENT_SECONDS = HOUR;
/** How long one process holds a webhook that it is sending. */
export const WEBHOOK_LEASE_SECONDS = 60;
export const ANSWER_SECONDS = 31 * 24 * HOUR;
export const WRONG_PINS = 5;

type Wanted = 'publicUrl' | 'merchantAccount' | 'apiKey' | 'hmacKey';
export type GivenPaymentSettings = Pick<PaymentServiceSettings, Wanted> & Partial<PaymentServiceSettings>;

export function paymentServiceSettings(given: GivenPaymentSettings): PaymentServiceSettings {
  return {
    clientKey: 'local_shop',
    webhook: null,
    shopName: () => 'Shop',
    giftCards: DEMO_GIFT_CARDS,
    isDemo: false,
    webhookDelaysSeconds: ADYEN_DELAYS,
    slowMs: 20_000,
    pendingSeconds: 60,
    ...given,
  };
}

/** Adapter configuration that points to this service instead of Adyen. `apiOrigin` is its address for the server. */
export function embeddedAdyenConfig(
  settings: PaymentServiceSettings,
  apiOrigin: string = settings.publicUrl,
): AdyenConfig {
  const browserUrl = `${BROWSER_PATH}/`;
  return {
    apiUrl: `${apiOrigin}${API_PATH}`,
    apiKey: settings.apiKey,
    merchantAccount: settings.merchantAccount,
    clientKey: settings.clientKey,
    environment: 'test',
    hmacKeys: [settings.hmacKey],
    ...(settings.webhook
      ? { webhookLogin: { username: settings.webhook.username, password: settings.webhook.password } }
      : {}),
    serviceUrls: { api: browserUrl, analytics: browserUrl, images: browserUrl, translations: browserUrl },
    isSimulated: true,
  };
}
