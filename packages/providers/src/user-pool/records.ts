/** How far an account has come. The words are Cognito's. */
export type UserStatus =
  | 'UNCONFIRMED'
  | 'CONFIRMED'
  | 'RESET_REQUIRED'
  | 'FORCE_CHANGE_PASSWORD'
  /** Signs in through a social provider only: there is no password. */
  | 'EXTERNAL_PROVIDER';

export type MfaMethod = 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP';

export type PoolUser = {
  readonly sub: string;
  /** Lower case; no two users share one. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly status: UserStatus;
  readonly enabled: boolean;
  /** given_name, family_name, phone_number and the like; never sub or email. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Hex, and the verifier sealed with the pool's secret; null without a password. */
  readonly password: { readonly salt: string; readonly sealedVerifier: string } | null;
  readonly sealedTotpSecret: string | null;
  readonly mfaMethods: readonly MfaMethod[];
  readonly preferredMfa: MfaMethod | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** What may be changed of a user in one statement. */
export type UserChange = Partial<Omit<PoolUser, 'sub' | 'createdAt' | 'updatedAt'>>;

export type CodePurpose = 'SIGN_UP' | 'RESET_PASSWORD' | 'VERIFY_EMAIL';

export type CodeRecord = {
  readonly purpose: CodePurpose;
  /** A user's, or the made-up one that stands in for a user who does not exist. */
  readonly sub: string;
  readonly hash: string;
  /** The address that the code proves, where it is not yet the user's. */
  readonly target: string | null;
  readonly attemptsLeft: number;
  readonly expiresAt: number;
};

/** Something begun and not yet finished: a challenge, a social sign-in under way, a signed-in browser of the hosted pages. */
export type SessionRecord = {
  readonly idHash: string;
  readonly clientId: string;
  /** What may be answered with it, and where: `API:PASSWORD_VERIFIER`, `HOSTED:EMAIL_OTP`. */
  readonly step: string;
  readonly sub: string;
  /** Sealed JSON. */
  readonly data: string;
  readonly attemptsLeft: number;
  readonly expiresAt: number;
};

/** One sign-in and all tokens that come of it. Its id is `origin_jti` of the tokens. */
export type TokenFamily = {
  readonly family: string;
  readonly sub: string;
  readonly clientId: string;
  readonly scope: string;
  /** Seconds since epoch. */
  readonly authTime: number;
  readonly deviceKey: string | null;
  readonly expiresAt: number;
};

export type DeviceRecord = {
  readonly sub: string;
  readonly deviceKey: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastAuthenticatedAt: number;
};

export type AuthorizationCodeRecord = {
  readonly codeHash: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly codeChallenge: string;
  readonly nonce: string | null;
  readonly scope: string;
  readonly sub: string;
  readonly authTime: number;
  /** The family that the code will begin: known before, so that a replay can end it. */
  readonly family: string;
  readonly expiresAt: number;
};

export type SigningKeyRecord = {
  readonly kid: string;
  readonly publicJwk: Readonly<Record<string, string>>;
  readonly sealedPrivateJwk: string;
  readonly createdAt: number;
};
