/** The state of an account, in Cognito's terms. */
export type UserStatus =
  | 'UNCONFIRMED'
  | 'CONFIRMED'
  | 'RESET_REQUIRED'
  | 'FORCE_CHANGE_PASSWORD'
  /** Signs in only through a social provider: has no password. */
  | 'EXTERNAL_PROVIDER';

export type MfaMethod = 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP';

export type PoolUser = {
  readonly sub: string;
  /** Lower case; unique. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly status: UserStatus;
  readonly enabled: boolean;
  /** given_name, family_name, phone_number and the like; never sub or email. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Hex salt, and the verifier sealed with the pool's secret; null without a password. */
  readonly password: { readonly salt: string; readonly sealedVerifier: string } | null;
  readonly sealedTotpSecret: string | null;
  /** Hashes of the backup codes that are left. */
  readonly backupCodes: readonly string[];
  readonly mfaMethods: readonly MfaMethod[];
  readonly preferredMfa: MfaMethod | null;
  /** Only our own server code changes them. */
  readonly groups: readonly string[];
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** The user fields that one statement may change. */
export type UserChange = Partial<Omit<PoolUser, 'sub' | 'createdAt' | 'updatedAt'>>;

export type CodePurpose = 'SIGN_UP' | 'RESET_PASSWORD' | 'VERIFY_EMAIL';

export type CodeRecord = {
  readonly purpose: CodePurpose;
  /** A user's, or the stand-in's for a user who does not exist. */
  readonly sub: string;
  readonly hash: string;
  /** The address the code proves, when it is not yet the user's. */
  readonly target: string | null;
  readonly attemptsLeft: number;
  readonly expiresAt: number;
};

/** A flow in progress: a challenge, a social sign-in, or a signed-in browser on the hosted pages. */
export type SessionRecord = {
  readonly idHash: string;
  readonly clientId: string;
  /** Which answer it accepts, and where: `API:PASSWORD_VERIFIER`, `HOSTED:EMAIL_OTP`. */
  readonly step: string;
  readonly sub: string;
  /** Sealed JSON. */
  readonly data: string;
  readonly attemptsLeft: number;
  readonly expiresAt: number;
};

/** One sign-in and all its tokens. Its id is the tokens' `origin_jti`. */
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

export type PasskeyRecord = {
  /** Base64url. */
  readonly credentialId: string;
  readonly sub: string;
  /** The domain it was made for: browsers use it for no other. */
  readonly relyingPartyId: string;
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string;
  /** As the authenticator counts; always 0 for one that does not. */
  readonly signCount: number;
  readonly name: string;
  readonly transports: readonly string[];
  readonly attachment: string | null;
  readonly createdAt: number;
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
  /** The family the code will begin, fixed in advance so that a replay can revoke it. */
  readonly family: string;
  readonly expiresAt: number;
};

export type SigningKeyRecord = {
  readonly kid: string;
  readonly publicJwk: Readonly<Record<string, string>>;
  readonly sealedPrivateJwk: string;
  readonly createdAt: number;
};
