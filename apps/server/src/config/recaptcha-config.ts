import { RECAPTCHA } from '@wattle/providers/captcha';
import { z } from 'zod';
import { isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

const key = z.string().regex(/^[\w-]{1,200}$/, { error: 'is not a key' });
const address = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address' })
  .refine(isPrivateAddress, { error: 'must be an https:// address, or of this machine' });

export const recaptchaSettings = {
  RECAPTCHA_SITE_KEY: key
    .optional()
    .describe('Tell people from programs with reCAPTCHA v3. Without it the shop gives out and checks its own tokens.'),
  RECAPTCHA_SECRET: key.optional().describe('The secret that goes with the site key.'),
  RECAPTCHA_SCORE_MIN: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(RECAPTCHA.scoreMin)
    .describe('The least score of a person, from 0 to 1.'),
  RECAPTCHA_VERIFY_URL: address.default(RECAPTCHA.verifyUrl).describe('Where tokens are verified.'),
  RECAPTCHA_SCRIPT_URL: address.default(RECAPTCHA.scriptUrl).describe('Where pages load reCAPTCHA’s script from.'),
};

type RecaptchaValues = z.infer<z.ZodObject<typeof recaptchaSettings>>;

export type RecaptchaSettings = {
  readonly siteKey: string;
  readonly secret: string;
  readonly scoreMin: number;
  readonly verifyUrl: string;
  readonly scriptUrl: string;
};

export function checkRecaptcha(value: RecaptchaValues, context: ConfigCheck): void {
  if ((value.RECAPTCHA_SITE_KEY === undefined) === (value.RECAPTCHA_SECRET === undefined)) return;
  const [missing, there] = value.RECAPTCHA_SITE_KEY ? ['SECRET', 'SITE_KEY'] : ['SITE_KEY', 'SECRET'];
  const message = `is missing: RECAPTCHA_${there} needs it`;
  context.addIssue({ code: 'custom', path: [`RECAPTCHA_${missing}`], message });
}

export function recaptchaConfigOf(value: RecaptchaValues): RecaptchaSettings | undefined {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_SCORE_MIN: scoreMin } = value;
  const { RECAPTCHA_VERIFY_URL: verifyUrl, RECAPTCHA_SCRIPT_URL: scriptUrl } = value;
  return siteKey && secret ? { siteKey, secret, scoreMin, verifyUrl, scriptUrl } : undefined;
}
