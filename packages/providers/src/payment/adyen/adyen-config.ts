import type { OnAccess } from '../../outside/index.ts';
import type { ProviderForm } from '../port.ts';

export type AdyenConfig = {
  /** Including the version: `https://checkout-test.adyen.com/v72`. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** For the Drop-in. */
  readonly clientKey: string;
  /** For the Drop-in: test, live, live-au … */
  readonly environment: string;
  /** Hexadecimal. Two during a key rotation. */
  readonly hmacKeys: readonly string[];
  /** Basic authentication that webhooks must send besides the signature. */
  readonly webhookLogin?: { readonly username: string; readonly password: string };
  /** Replaces Adyen's own addresses in the Drop-in. */
  readonly serviceUrls?: ProviderForm['serviceUrls'];
  readonly isSimulated?: boolean;
  /** 3-D Secure inside the page if the issuer supports it, otherwise by redirect. */
  readonly nativeThreeDs?: boolean;
  readonly clock?: () => number;
  readonly onAccess?: OnAccess;
  /** Replaces fetch when the simulator runs in the same process. */
  readonly fetch?: AdyenFetch;
};

/** The part of fetch that is used. */
export type AdyenFetch = (
  url: string,
  request: {
    readonly method: 'POST';
    readonly headers: Record<string, string>;
    readonly body: string;
    readonly redirect: 'error';
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, 'ok' | 'status' | 'text'> & { readonly headers: Pick<Headers, 'get'> }>;

const VERSION = 'v72';

/** Adyen's endpoint: shared for tests, with the merchant's own prefix when live. */
export function adyenApiUrl(given: { readonly environment: string; readonly livePrefix: string }): string {
  if (given.environment === 'test') return `https://checkout-test.adyen.com/${VERSION}`;
  if (!/^[\w-]+$/.test(given.livePrefix)) throw new Error('A live environment needs the prefix of its address.');
  return `https://${given.livePrefix}-checkout-live.adyenpayments.com/checkout/${VERSION}`;
}
