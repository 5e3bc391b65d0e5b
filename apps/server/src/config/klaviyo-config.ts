import type { KlaviyoConfig } from '@wattle/providers/marketing';
import { z } from 'zod';
import { isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

export const klaviyoSettings = {
  KLAVIYO_API_KEY: z
    .string()
    .regex(/^[\w-]{1,200}$/, { error: 'is not a key' })
    .optional()
    .describe('Deliver sign-ups and enquiries to Klaviyo, with this private key. Without it they are kept here.'),
  KLAVIYO_LIST_ID: z
    .string()
    .regex(/^\w{1,64}$/, { error: 'must be letters and digits' })
    .optional()
    .describe('The list for sign-ups of a form that names none, such as the newsletter.'),
  KLAVIYO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine(isPrivateAddress, { error: 'must be an https:// address, or of this machine' })
    .optional()
    .describe('An address in place of Klaviyo’s own, such as a proxy.'),
  FORMS_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .describe('How long sign-ups and enquiries are kept after they were delivered. Those that were not are kept.'),
};

type KlaviyoValues = z.infer<z.ZodObject<typeof klaviyoSettings>>;

/** A list or URL without a key would silently store what should be delivered. */
export function checkKlaviyo(value: KlaviyoValues, context: ConfigCheck): void {
  if (value.KLAVIYO_API_KEY) return;
  for (const name of ['KLAVIYO_LIST_ID', 'KLAVIYO_URL'] as const) {
    if (!value[name]) continue;
    const message = `is missing: ${name} needs it`;
    context.addIssue({ code: 'custom', path: ['KLAVIYO_API_KEY'], message });
  }
}

export function klaviyoConfigOf(value: KlaviyoValues): KlaviyoConfig | undefined {
  const { KLAVIYO_API_KEY: apiKey, KLAVIYO_LIST_ID: listId, KLAVIYO_URL: baseUrl } = value;
  if (apiKey === undefined) return undefined;
  return {
    apiKey,
    ...(listId === undefined ? {} : { listId }),
    ...(baseUrl === undefined ? {} : { baseUrl: baseUrl.replace(/\/+$/, '') }),
  };
}
