import type { OnAccess } from '../../outside/index.ts';

export type StripeConfig = {
  /** Up to and without the version: `https://api.stripe.com`. */
  readonly apiUrl: string;
  readonly secretKey: string;
  /** What webhooks are signed with. A second one while it is being changed. */
  readonly webhookSecrets: readonly string[];
  readonly clock?: () => number;
  readonly onAccess?: OnAccess;
};

export const STRIPE_API_URL = 'https://api.stripe.com';

/** From here on news of every refund comes as `refund.*`. Newer versions of the account's own do not reach us. */
export const STRIPE_VERSION = '2024-10-28.acacia';
