import type { PoolUser } from '../records.ts';
import type { Refused } from '../refuse.ts';

export const CHALLENGES = [
  'PASSWORD_VERIFIER',
  'CUSTOM_CHALLENGE',
  'NEW_PASSWORD_REQUIRED',
  'MFA_SETUP',
  'SELECT_MFA_TYPE',
  'SOFTWARE_TOKEN_MFA',
  'EMAIL_OTP',
  'SELECT_CHALLENGE',
  'WEB_AUTHN',
] as const;
/** [C-4-17..22] */
export type ChallengeName = (typeof CHALLENGES)[number];

export const isChallenge = (name: string): name is ChallengeName => CHALLENGES.some((one) => one === name);

/** Who signs in, and where: a flow begun in one place cannot be finished in another. */
export type Flow = {
  readonly channel: 'API' | 'HOSTED';
  readonly clientId: string;
  readonly address: string;
  /** The key that this browser has here, for clients that send none of a device. */
  readonly device?: string | undefined;
};

export type Challenge = {
  readonly status: 'CHALLENGE';
  readonly name: ChallengeName;
  readonly session: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** What a SELECT_CHALLENGE lets choose from. */
  readonly available?: readonly string[];
};

/** The state of a sign-in after a step. */
export type Step = { readonly status: 'DONE'; readonly user: PoolUser } | Challenge | Refused;
export type Responses = Readonly<Partial<Record<string, string>>>;
