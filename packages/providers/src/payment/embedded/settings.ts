import type { AdyenConfig } from '../adyen/adyen-config.ts';
import { DEMO_GIFT_CARDS } from './demo-gift-cards.ts';
import type { GiftCardRecord } from './records.ts';

/** Where on the public address each part is. The Drop-in takes messages only from an address that ends with the second. */
export const API_PATH = '/adyen/v72';
export const BROWSER_PATH = '/checkoutshopper';
export const PAGES_PATH = '/adyen/pages';

export type PaymentServiceSettings = {
  /** Where shoppers reach the shop, without a slash at the end: `http://localhost:3000`. */
  readonly publicUrl: string;
  readonly merchantAccount: string;
  readonly apiKey: string;
  /** Must not begin with `test` or `live`: the Drop-in would want that word in the address. */
  readonly clientKey: string;
  /** Hexadecimal. */
  readonly hmacKey: string;
  /** Null: nobody is told. */
  readonly webhook: { readonly url: string; readonly username: string; readonly password: string } | null;
  readonly shopName: () => string;
  /** Known from the start; what is paid with them is remembered. */
  readonly giftCards: readonly GiftCardRecord[];
  /** Everybody who comes knows that no money moves. */
  readonly isDemo: boolean;
  /** From one try of a webhook to the next; the last one again and again. */
  readonly webhookDelaysSeconds: readonly number[];
  /** How long an answer takes that is asked to be slow. */
  readonly slowMs: number;
  /** How long it takes until a payment that is pending is paid. */
  readonly pendingSeconds: number;
};

const MINUTE = 60;
const HOUR = 3600;
/** As Adyen does it. */
const ADYEN_DELAYS = [2, 5, 10, 15, 30].map((n) => n * MINUTE).concat([1, 2, 4, 8].map((n) => n * HOUR));

export const PARTIAL_ORDER_SECONDS = 24 * HOUR;
/** How long a shopper may stay on a page. */
export const OPEN_PAYMENT_SECONDS = HOUR;
/** How long a webhook is given to another process that has begun with it. */
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

/** What the adapter needs to talk to the service in place of Adyen. `apiOrigin` is where the program itself reaches it. */
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
