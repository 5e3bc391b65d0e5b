import type { SocialProvider } from './social-provider.ts';

export type PoolClient = {
  readonly clientId: string;
  /** Compared letter by letter. */
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
};

export type ThrottleRule = { readonly tries: number; readonly windowSeconds: number };

export const POOL_LIMITS = {
  /** Wrong passwords for one account from one address: who guesses elsewhere does not lock the owner out. */
  signInPair: { tries: 10, windowSeconds: 900 },
  signInAccount: { tries: 50, windowSeconds: 900 },
  signInAddress: { tries: 100, windowSeconds: 900 },
  /** Wrong answers to a second factor, over all sessions. */
  factorAccount: { tries: 10, windowSeconds: 900 },
  /** Mails with a code, sent or pretended. */
  mailAccount: { tries: 5, windowSeconds: 3600 },
  mailAddress: { tries: 60, windowSeconds: 3600 },
  /** Codes tried out. */
  codeAddress: { tries: 60, windowSeconds: 900 },
  signUpAddress: { tries: 30, windowSeconds: 3600 },
} as const satisfies Record<string, ThrottleRule>;
export type ThrottleKind = keyof typeof POOL_LIMITS;

export type ShopLinks = { readonly home: string; readonly forgotPassword: string; readonly signUp: string };

export type PoolSettings = {
  /** `region_name`: clients read the region, and the name takes part in the password's proof. */
  readonly poolId: string;
  readonly issuer: string;
  /** Where the hosted pages are reached, without a slash at the end. */
  readonly hostedUrl: string;
  /** As on the hosted pages. */
  readonly shopName: string;
  /** Pages of the shop that the hosted pages lead to. */
  readonly shopLinks: ShopLinks | null;
  readonly clients: readonly PoolClient[];
  /** ON: who has no second factor must set one up. */
  readonly mfa: 'OFF' | 'OPTIONAL' | 'ON';
  readonly customChallenge: 'OFF' | 'EMAIL_CODE';
  readonly deviceTracking: boolean;
  readonly rotation: { readonly graceSeconds: number } | null;
  readonly social: readonly SocialProvider[];
  readonly limits: Readonly<Record<ThrottleKind, ThrottleRule>>;
  /** Everybody may read everybody's mails, and knows it. */
  readonly isDemo: boolean;
  readonly tokenSeconds: number;
  readonly refreshSeconds: number;
};

/** [C-9-48] The devices of a user that are kept and listed. */
export const DEVICE_LIMIT = 60;
export const CODE_ATTEMPTS = 5;
export const SIGN_UP_CODE_SECONDS = 24 * 3600;
export const RESET_CODE_SECONDS = 3600;
export const CHALLENGE_SECONDS = 180;
export const AUTHORIZATION_CODE_SECONDS = 300;
export const HOSTED_SESSION_SECONDS = 3600;

export type GivenSettings = Pick<PoolSettings, 'poolId' | 'hostedUrl' | 'clients'> & Partial<PoolSettings>;

/** The settings that are given, over those of a shop: rotation with a grace window, a second factor for who wants one. */
export function poolSettings(given: GivenSettings): PoolSettings {
  if (!/^[\w-]+_[0-9a-zA-Z]+$/.test(given.poolId)) throw new Error('A pool id looks like region_name.');
  return {
    issuer: `${given.hostedUrl}/${given.poolId}`,
    shopName: 'Wattle',
    shopLinks: null,
    mfa: 'OPTIONAL',
    customChallenge: 'EMAIL_CODE',
    deviceTracking: true,
    rotation: { graceSeconds: 60 },
    social: [],
    limits: POOL_LIMITS,
    isDemo: false,
    tokenSeconds: 3600,
    refreshSeconds: 30 * 86_400,
    ...given,
  };
}
