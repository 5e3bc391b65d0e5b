import { STRIPE_API_URL, type StripeConfig } from '@wattle/providers/payment';
import { z } from 'zod';
import { isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

export const stripeSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{1,300}$/, { error: 'is not a secret key, such as sk_live_…' })
    .optional()
    .describe('Take payments with Stripe, on its own page, in place of Adyen. The account must be one for AUD.'),
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(
      z
        .array(z.string().regex(/^whsec_\S{8,300}$/, { error: 'must begin with whsec_' }))
        .max(2, { error: 'are two at most' }),
    )
    .optional()
    .describe(
      'What Stripe signs its events to /api/payment/webhook with; two, with a comma, while it is being changed.',
    ),
  STRIPE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine(isPrivateAddress, { error: 'must be an https:// address, or of this machine' })
    .optional()
    .describe('An address in place of Stripe’s own, without the version, such as a proxy.'),
};

export type StripeValues = z.infer<z.ZodObject<typeof stripeSettings>>;

const NEEDED = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'] as const;

/** All of Stripe's settings or none: without the webhook's secret the shop would never hear of a payment. */
export function checkStripe(value: StripeValues, context: ConfigCheck): void {
  const named = [...NEEDED, 'STRIPE_URL' as const].find((name) => value[name] !== undefined);
  if (!named) return;
  for (const name of NEEDED) {
    if (value[name] !== undefined) continue;
    context.addIssue({ code: 'custom', path: [name], message: `is missing: ${named} needs it` });
  }
}

export function stripeConfigOf(value: StripeValues): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: webhookSecrets, STRIPE_URL: url } = value;
  if (!secretKey || !webhookSecrets) return undefined;
  return { apiUrl: url?.replace(/\/+$/, '') ?? STRIPE_API_URL, secretKey, webhookSecrets };
}
