import type { ShopColours } from '@wattle/domain/shop-identity';
import type { SocialProvider } from './social-provider.ts';

export type PoolClient = {
  readonly clientId: string;
  /** Compared exactly. */
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
};

export type ThrottleRule = { readonly tries: number; readonly windowSeconds: number };

export const POOL_LIMITS = {
  /** Wrong passwords per account and network, asked first: one network cannot use up the tries of the account. */
  signInPair: { tries: 10, windowSeconds: 900 },
  /** From all networks together, but not from those where its password was right before. */
  signInAccount: { tries: 50, windowSeconds: 900 },
  signInAddress: { tries: 100, windowSeconds: 900 },
  /** Wrong second-factor answers across all sessions. */
  factorAccount: { tries: 10, windowSeconds: 900 },
  /** Code mails per account and network, sent or pretended; asked first, so that one network leaves the owner some. */
  mailPair: { tries: 5, windowSeconds: 3600 },
  mailAccount: { tries: 8, windowSeconds: 3600 },
  /** To a mailbox that an account names as its new one: whoever has many accounts must not fill it. */
  mailTarget: { tries: 5, windowSeconds: 3600 },
  mailAddress: { tries: 60, windowSeconds: 3600 },
  /** Code guesses per account and network: one network cannot use up the tries of a code. */
  codePair: { tries: 5, windowSeconds: 900 },
  codeAddress: { tries: 60, windowSeconds: 900 },
  signUpAddress: { tries: 30, windowSeconds: 3600 },
} as const satisfies Record<string, ThrottleRule>;
/** How long a network or a device is known from which the password of an account was right. */
export const KNOWN_SECONDS = 90 * 86_400;
export type ThrottleKind = keyof typeof POOL_LIMITS;

export type ShopLinks = { readonly home: string; readonly forgotPassword: string; readonly signUp: string };

export type PasskeySettings = {
  /** The domain that passkeys are made for. */
  readonly relyingPartyId: string;
  /** Where pages may ask for them; compared exactly. */
  readonly origins: readonly string[];
};

export type PoolSettings = {
  /** `region_name`: clients parse the region, and the name is part of the password proof. */
  readonly poolId: string;
  readonly issuer: string;
  /** Base URL of the hosted pages, without a trailing slash. */
  readonly hostedUrl: string;
  /** Shown on the hosted pages. */
  readonly shopName: () => string;
  /** The shop's colours on the hosted pages; null: those of its stylesheet. */
  readonly colours: () => ShopColours | null;
  /** Shop pages that the hosted pages link to. */
  readonly shopLinks: ShopLinks | null;
  readonly clients: readonly PoolClient[];
  /** ON: every user must set up a second factor. */
  readonly mfa: 'OFF' | 'OPTIONAL' | 'ON';
  readonly customChallenge: 'OFF' | 'EMAIL_CODE';
  readonly deviceTracking: boolean;
  /** null: nobody signs in with a passkey. */
  readonly passkeys: PasskeySettings | null;
  readonly rotation: { readonly graceSeconds: number } | null;
  readonly social: readonly SocialProvider[];
  readonly limits: Readonly<Record<ThrottleKind, ThrottleRule>>;
  /** Everyone can read everyone's mails, and knows it. */
  readonly isDemo: boolean;
  readonly tokenSeconds: number;
  readonly refreshSeconds: number;
};

/** [C-9-48] Devices kept and listed per user. */
export const DEVICE_LIMIT = 60;
/** As many as Cognito keeps for one user. */
export const PASSKEY_LIMIT = 20;
/** Of one code that was mailed, from all networks together. */
export const CODE_ATTEMPTS = 10;
/** Of one step of a sign-in. */
export const CHALLENGE_ATTEMPTS = 5;
export const SIGN_UP_CODE_SECONDS = 24 * 3600;
export const RESET_CODE_SECONDS = 3600;
export const CHALLENGE_SECONDS = 180;
/** How long somebody may take to make a passkey. */
export const PASSKEY_SECONDS = 300;
export const AUTHORIZATION_CODE_SECONDS = 300;
export const HOSTED_SESSION_SECONDS = 3600;

export type GivenSettings = Pick<PoolSettings, 'poolId' | 'hostedUrl' | 'clients'> & Partial<PoolSettings>;

/** Applies a shop's defaults: rotation with a grace window, optional second factor. */
export function poolSettings(given: GivenSettings): PoolSettings {
  if (!/^[\w-]+_[0-9a-zA-Z]+$/.test(given.poolId)) throw new Error('A pool id looks like region_name.');
  return {
    issuer: `${given.hostedUrl}/${given.poolId}`,
    shopName: () => 'Shop',
    colours: () => null,
    shopLinks: null,
    mfa: 'OPTIONAL',
    customChallenge: 'EMAIL_CODE',
    deviceTracking: true,
    passkeys: null,
    rotation: { graceSeconds: 60 },
    social: [],
    limits: POOL_LIMITS,
    isDemo: false,
    tokenSeconds: 3600,
    refreshSeconds: 30 * 86_400,
    ...given,
  };
}
