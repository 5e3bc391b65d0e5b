import { type AdyenConfig, adyenApiUrl } from '@wattle/providers/payment';
import { z } from 'zod';
import { isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

const HMAC_KEY = /^[0-9A-Fa-f]{64}$/;

export const adyenSettings = {
  ADYEN_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, { error: 'is not a key' })
    .optional()
    .describe('Take payments with Adyen. Without it, and without Stripe, payments are simulated, and no money moves.'),
  ADYEN_MERCHANT_ACCOUNT: z
    .string()
    .regex(/^[\w-]{1,100}$/, { error: 'is not the name of an account' })
    .optional()
    .describe('The merchant account that is paid.'),
  ADYEN_CLIENT_KEY: z
    .string()
    .regex(/^\w{1,200}$/, { error: 'is not a key' })
    .optional()
    .describe('The key of the form in the browser; PUBLIC_URL must be one of its allowed origins.'),
  ADYEN_HMAC_KEYS: z
    .string()
    .transform((list) => list.split(',').map((key) => key.trim()))
    .pipe(
      z
        .array(z.string().regex(HMAC_KEY, { error: 'must be 64 hexadecimal digits' }))
        .max(2, { error: 'are two at most' }),
    )
    .optional()
    .describe('What webhooks to /api/payment/webhook are signed with; two, with a comma, while it is being changed.'),
  ADYEN_ENVIRONMENT: z
    .enum(['test', 'live', 'live-au', 'live-us', 'live-apse', 'live-in', 'live-nea'])
    .default('test')
    .describe('Adyen’s environment: test, or a live one such as live-au.'),
  ADYEN_LIVE_PREFIX: z
    .string()
    .regex(/^[\w-]{1,100}$/, { error: 'is not a prefix' })
    .optional()
    .describe('The prefix that Adyen gives to the live address of a company.'),
  ADYEN_WEBHOOK_USER: z.string().min(1).optional().describe('The login that webhooks bring besides their signature.'),
  ADYEN_WEBHOOK_PASSWORD: z.string().min(1).optional().describe('The password of that login.'),
  ADYEN_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine(isPrivateAddress, { error: 'must be an https:// address, or of this machine' })
    .optional()
    .describe('An address in place of Adyen’s own, up to and with the version, such as a proxy.'),
};

export type AdyenValues = z.infer<z.ZodObject<typeof adyenSettings>>;

const NEEDED = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_CLIENT_KEY', 'ADYEN_HMAC_KEYS'] as const;
const FURTHER = ['ADYEN_LIVE_PREFIX', 'ADYEN_WEBHOOK_USER', 'ADYEN_WEBHOOK_PASSWORD', 'ADYEN_URL'] as const;

/** All of Adyen's settings or none: a partial set would simulate payments in a real shop. */
export function checkAdyen(value: AdyenValues, context: ConfigCheck): void {
  const given = [...NEEDED, ...FURTHER].find((name) => value[name] !== undefined);
  const isLive = value.ADYEN_ENVIRONMENT !== 'test';
  const named = given ?? (isLive ? 'ADYEN_ENVIRONMENT' : undefined);
  const need = (name: keyof AdyenValues, by: string): void => {
    if (value[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `is missing: ${by} needs it` });
  };
  if (!named) return;
  for (const name of NEEDED) need(name, named);
  if (isLive && !value.ADYEN_URL) need('ADYEN_LIVE_PREFIX', 'ADYEN_ENVIRONMENT');
  if (value.ADYEN_WEBHOOK_PASSWORD) need('ADYEN_WEBHOOK_USER', 'ADYEN_WEBHOOK_PASSWORD');
  if (value.ADYEN_WEBHOOK_USER) need('ADYEN_WEBHOOK_PASSWORD', 'ADYEN_WEBHOOK_USER');
  const wanted = isLive ? 'live_' : 'test_';
  if (value.ADYEN_CLIENT_KEY && !value.ADYEN_URL && !value.ADYEN_CLIENT_KEY.startsWith(wanted)) {
    const message = `must begin with ${wanted} for the environment ${value.ADYEN_ENVIRONMENT}`;
    context.addIssue({ code: 'custom', path: ['ADYEN_CLIENT_KEY'], message });
  }
}

export function adyenConfigOf(value: AdyenValues): AdyenConfig | undefined {
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_CLIENT_KEY: clientKey } = value;
  const { ADYEN_HMAC_KEYS: hmacKeys, ADYEN_ENVIRONMENT: environment, ADYEN_LIVE_PREFIX: livePrefix = '' } = value;
  if (!apiKey || !merchantAccount || !clientKey || !hmacKeys) return undefined;
  const { ADYEN_WEBHOOK_USER: username, ADYEN_WEBHOOK_PASSWORD: password } = value;
  const apiUrl = value.ADYEN_URL?.replace(/\/+$/, '') ?? adyenApiUrl({ environment, livePrefix });
  return {
    ...{ apiUrl, apiKey, merchantAccount, clientKey, environment, hmacKeys },
    ...(username && password ? { webhookLogin: { username, password } } : {}),
  };
}
