import { z } from 'zod';
import { isLoopbackAddress, isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const POOL_ID = /^([a-z]{2}(?:-[a-z]+)+-\d)_[0-9a-zA-Z]+$/;
const PROVIDER_NAME = /^[\p{L}\p{N}_.-]{1,32}$/u;

const address = (about: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine(isPrivateAddress, { error: 'must be an https:// address, or of this machine' })
    .optional()
    .describe(about);

export const identitySettings = {
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(POOL_ID, { error: 'must look like ap-southeast-2_AbCdEf123' })
    .optional()
    .describe('Sign customers in with this Amazon Cognito user pool. Without it the pool is embedded.'),
  COGNITO_CLIENT_ID: z
    .string()
    .regex(/^\w{1,128}$/, { error: 'must be letters and digits' })
    .optional()
    .describe('The pool’s app client for the shop: public, without a secret.'),
  COGNITO_DOMAIN: address(
    'Where the pool’s hosted pages are, such as https://shop.auth.ap-southeast-2.amazoncognito.com.',
  ),
  COGNITO_SOCIAL: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(PROVIDER_NAME, { error: 'must be names of providers, separated by commas' })))
    .describe('Providers of the pool that the sign-in page offers, such as Google,SignInWithApple.'),
  COGNITO_PASSKEYS: flag
    .default(false)
    .describe(
      'Whether the pool lets customers sign in with passkeys: WEB_AUTHN among its factors, the shop’s domain as relying party, and USER_AUTH at the app client.',
    ),
  COGNITO_ENDPOINT: address('An address in place of Cognito’s own for its JSON calls, such as a proxy.'),
  COGNITO_ISSUER: address('Who signs the tokens, when it is not Cognito at its own address.'),
  IDENTITY_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, { error: 'needs 32 bytes or more' })
    .optional()
    .describe(
      'Locks the embedded user pool’s keys. Without it one is made and kept in DATA_DIR; several machines need the same.',
    ),
  IDENTITY_MFA: z
    .enum(['OFF', 'OPTIONAL', 'ON'])
    .default('OPTIONAL')
    .describe('Whether customers of the embedded user pool may, or must, confirm a sign-in with a second factor.'),
  IDENTITY_PASSKEYS: flag
    .default(true)
    .describe(
      'Whether customers of the embedded user pool may sign in with passkeys. They belong to the host name of PUBLIC_URL, which must be https:// or localhost.',
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,200}$/, { error: 'is not an id' })
    .optional()
    .describe('Let customers of the embedded user pool sign in with Google, as this OAuth client.'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('The secret of that client.'),
  DEMO: flag
    .optional()
    .describe(
      'true: this shop is only shown around, and may be public although everybody can read its mails. false: no demo account, and an empty database is not filled with the demo shop.',
    ),
};

type IdentityValues = z.infer<z.ZodObject<typeof identitySettings>>;
type Surroundings = { readonly PUBLIC_URL?: string | undefined; readonly SMTP_URL?: string | undefined };

export type SocialName = { readonly name: string; readonly label: string };

export type CognitoConfig = {
  readonly kind: 'cognito';
  readonly poolId: string;
  readonly clientId: string;
  readonly domain: string;
  readonly endpoint: string;
  readonly issuer: string;
  readonly social: readonly SocialName[];
  readonly passkeys: boolean;
};
export type EmbeddedIdentityConfig = {
  readonly kind: 'embedded';
  /** undefined: one is kept in the data folder. */
  readonly secret: string | undefined;
  readonly mfa: 'OFF' | 'OPTIONAL' | 'ON';
  readonly passkeys: boolean;
  readonly isDemo: boolean;
  readonly google: { readonly clientId: string; readonly clientSecret: string } | undefined;
};
export type IdentityConfig = CognitoConfig | EmbeddedIdentityConfig;

const REQUIRED = ['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID', 'COGNITO_DOMAIN'] as const;
const FURTHER = ['COGNITO_ENDPOINT', 'COGNITO_ISSUER'] as const;

/** All of Cognito's settings or none: a partial set would silently use the embedded pool. */
export function checkIdentity(value: IdentityValues & Surroundings, context: ConfigCheck): void {
  const given = [...REQUIRED, ...FURTHER].find((name) => value[name] !== undefined);
  const named =
    given ??
    (value.COGNITO_SOCIAL.length > 0 ? 'COGNITO_SOCIAL' : undefined) ??
    (value.COGNITO_PASSKEYS ? 'COGNITO_PASSKEYS' : undefined);
  for (const name of named ? REQUIRED.filter((one) => value[one] === undefined) : []) {
    context.addIssue({ code: 'custom', path: [name], message: `is missing: ${named} needs it` });
  }
  if ((value.GOOGLE_CLIENT_ID === undefined) !== (value.GOOGLE_CLIENT_SECRET === undefined)) {
    const [missing, there] = value.GOOGLE_CLIENT_ID ? ['SECRET', 'ID'] : ['ID', 'SECRET'];
    const message = `is missing: GOOGLE_CLIENT_${there} needs it`;
    context.addIssue({ code: 'custom', path: [`GOOGLE_CLIENT_${missing}`], message });
  }
  if (!named) checkMailbox(value, context);
}

/**
 * Anyone who can read the mails can take over every account, so a public shop needs a mail server unless it is a demo.
 */
function checkMailbox(value: IdentityValues & Surroundings, context: ConfigCheck): void {
  if (value.SMTP_URL || value.DEMO || !value.PUBLIC_URL || isLoopbackAddress(value.PUBLIC_URL)) return;
  const message =
    'is not of this machine, and everybody there could read the codes that are mailed: set SMTP_URL, or DEMO=true for a shop that is only shown around';
  context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message });
}

const SPOKEN: Readonly<Record<string, string>> = { SignInWithApple: 'Apple', LoginWithAmazon: 'Amazon' };
const labelOf = (name: string): SocialName => ({ name, label: `Continue with ${SPOKEN[name] ?? name}` });
const trimmed = (text: string): string => text.replace(/\/+$/, '');

export function identityConfigOf(value: IdentityValues): IdentityConfig {
  const { COGNITO_USER_POOL_ID: poolId, COGNITO_CLIENT_ID: clientId, COGNITO_DOMAIN: domain } = value;
  if (poolId !== undefined && clientId !== undefined && domain !== undefined) {
    const service = `https://cognito-idp.${POOL_ID.exec(poolId)?.[1]}.amazonaws.com`;
    return {
      kind: 'cognito',
      ...{ poolId, clientId },
      domain: trimmed(domain),
      endpoint: value.COGNITO_ENDPOINT ?? `${service}/`,
      issuer: trimmed(value.COGNITO_ISSUER ?? `${service}/${poolId}`),
      social: value.COGNITO_SOCIAL.map(labelOf),
      passkeys: value.COGNITO_PASSKEYS,
    };
  }
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = value;
  const google =
    GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
      : undefined;
  return {
    kind: 'embedded',
    secret: value.IDENTITY_SECRET,
    mfa: value.IDENTITY_MFA,
    passkeys: value.IDENTITY_PASSKEYS,
    isDemo: value.DEMO ?? false,
    google,
  };
}
