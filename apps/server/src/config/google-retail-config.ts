import { z } from 'zod';
import { isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

const id = z.string().regex(/^[\w-]{1,100}$/, { error: 'must be letters, digits and hyphens' });

export const googleRetailSettings = {
  GOOGLE_RETAIL_PROJECT_ID: id
    .optional()
    .describe('Recommendations by Google Retail, in this project. Without it they are embedded.'),
  GOOGLE_RETAIL_SERVING_CONFIG: id.optional().describe('Which of its trained models answers, by its serving config.'),
  GOOGLE_RETAIL_CREDENTIALS: z
    .string()
    .min(1)
    .optional()
    .describe('The file of a service account that may predict and write user events.'),
  GOOGLE_RETAIL_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address' })
    .refine(isPrivateAddress, { error: 'must be an https:// address, or of this machine' })
    .optional()
    .describe('An address in place of Google’s own, such as a proxy.'),
};

type GoogleRetailValues = z.infer<z.ZodObject<typeof googleRetailSettings>>;

const NEEDED = ['GOOGLE_RETAIL_PROJECT_ID', 'GOOGLE_RETAIL_SERVING_CONFIG', 'GOOGLE_RETAIL_CREDENTIALS'] as const;

/** A partial configuration would silently use the wrong recommendations. */
export function checkGoogleRetail(value: GoogleRetailValues, context: ConfigCheck): void {
  const [given] = Object.keys(googleRetailSettings).filter((name) => Reflect.get(value, name) !== undefined);
  if (given === undefined) return;
  for (const name of NEEDED) {
    if (value[name]) continue;
    context.addIssue({ code: 'custom', path: [name], message: `is missing: ${given} needs it` });
  }
}

export type GoogleRetailSettings = {
  readonly projectId: string;
  readonly servingConfigId: string;
  /** Path of the service account's key file. */
  readonly credentials: string;
  /** undefined: Google's default URL. */
  readonly url: string | undefined;
};

export function googleRetailConfigOf(value: GoogleRetailValues): GoogleRetailSettings | undefined {
  const {
    GOOGLE_RETAIL_PROJECT_ID: projectId,
    GOOGLE_RETAIL_SERVING_CONFIG: servingConfigId,
    GOOGLE_RETAIL_CREDENTIALS: credentials,
  } = value;
  if (!projectId || !servingConfigId || !credentials) return undefined;
  return { projectId, servingConfigId, credentials, url: value.GOOGLE_RETAIL_URL?.replace(/\/+$/, '') };
}
