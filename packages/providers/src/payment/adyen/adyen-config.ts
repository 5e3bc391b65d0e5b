import type { ProviderForm } from '../port.ts';

export type AdyenConfig = {
  /** Up to and with the version: `https://checkout-test.adyen.com/v72`. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Of the Drop-in. */
  readonly clientKey: string;
  /** Of the Drop-in: test, live, live-au … */
  readonly environment: string;
  /** Hexadecimal. A second one while keys are being changed. */
  readonly hmacKeys: readonly string[];
  /** What a webhook must bring besides the signature. */
  readonly webhookLogin?: { readonly username: string; readonly password: string };
  /** In place of Adyen's own addresses, for the Drop-in. */
  readonly serviceUrls?: ProviderForm['serviceUrls'];
  readonly isSimulated?: boolean;
  /** 3-D Secure within the page, where the issuer can. Else by redirect. */
  readonly nativeThreeDs?: boolean;
  readonly clock?: () => number;
  /** In place of the network, for the simulator in the same process. */
  readonly fetch?: typeof fetch;
};

const VERSION = 'v72';

/** Adyen's address: one for tests, one for each live merchant by the prefix that Adyen gives it. */
export function adyenApiUrl(given: { readonly environment: string; readonly livePrefix: string }): string {
  if (given.environment === 'test') return `https://checkout-test.adyen.com/${VERSION}`;
  if (!/^[\w-]+$/.test(given.livePrefix)) throw new Error('A live environment needs the prefix of its address.');
  return `https://${given.livePrefix}-checkout-live.adyenpayments.com/checkout/${VERSION}`;
}
