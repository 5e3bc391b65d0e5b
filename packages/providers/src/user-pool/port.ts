import type {
  AuthorizationCodeRecord,
  CodePurpose,
  CodeRecord,
  DeviceRecord,
  PasskeyRecord,
  PoolUser,
  SessionRecord,
  SigningKeyRecord,
  TokenFamily,
  UserChange,
} from './records.ts';

/** Only a caller who knows the code is told EXPIRED or ALREADY_TAKEN; others see MISMATCH. */
export type CodeResult =
  | { readonly status: 'TAKEN'; readonly target: string | null }
  | { readonly status: 'ALREADY_TAKEN' | 'EXPIRED' | 'MISMATCH' | 'LIMIT' };

export type RefreshResult =
  | { readonly status: 'LIVE'; readonly family: TokenFamily }
  /** Used before, outside the grace window: the family has been revoked. */
  | { readonly status: 'REUSED' }
  | { readonly status: 'INVALID' };

export type AuthorizationCodeResult =
  | { readonly status: 'TAKEN'; readonly record: AuthorizationCodeRecord }
  /** Redeemed a second time: the family it began has been revoked. */
  | { readonly status: 'REPLAYED' }
  | { readonly status: 'INVALID' };

type Users = {
  /** EMAIL_TAKEN also when the `sub` is in use. */
  addUser(user: PoolUser): Promise<'ADDED' | 'EMAIL_TAKEN'>;
  findUser(sub: string): Promise<PoolUser | undefined>;
  findUserByEmail(email: string): Promise<PoolUser | undefined>;
  changeUser(sub: string, change: UserChange, now: number): Promise<'CHANGED' | 'NOT_FOUND' | 'EMAIL_TAKEN'>;
  /** Deletes the user with all their records. */
  deleteUser(sub: string): Promise<void>;
  findUserByIdentity(provider: string, subject: string): Promise<PoolUser | undefined>;
  /** False when the identity is already linked to someone. */
  linkIdentity(provider: string, subject: string, sub: string): Promise<boolean>;
  /** True once per user and time step, and never for a step before one already used. */
  useTotpStep(sub: string, step: number): Promise<boolean>;
  /** True once per code: it is gone with its use. */
  useBackupCode(sub: string, hash: string): Promise<boolean>;
  /** Ends all of a user's families, sessions and authorization codes, except one family. */
  signOutEverywhere(sub: string, exceptFamily: string | null): Promise<void>;
};

type Codes = {
  /** Replaces an earlier code for the same purpose. */
  putCode(code: CodeRecord): Promise<void>;
  /**
   * Compares, counts the attempt and takes the code, atomically. Where there is no code, stores `blank` as
   * one nobody knows.
   */
  takeCode(
    asked: { readonly purpose: CodePurpose; readonly sub: string; readonly hash: string },
    blank: { readonly attemptsLeft: number; readonly expiresAt: number },
    now: number,
  ): Promise<CodeResult>;
};

type Sessions = {
  putSession(session: SessionRecord): Promise<void>;
  /**
   * Spends an attempt; undefined when none is left or the session has expired. Returns the count before this
   * attempt.
   */
  useSession(idHash: string, now: number): Promise<SessionRecord | undefined>;
  /** True for exactly one caller. */
  endSession(idHash: string): Promise<boolean>;
};

type Families = {
  /** Stores the first refresh token of a sign-in. */
  beginFamily(family: TokenFamily, tokenHash: string): Promise<void>;
  findRefresh(tokenHash: string, now: number): Promise<RefreshResult>;
  /** A used token stays valid for `graceMs` after its first use; after that, using it revokes the whole family. */
  rotateRefresh(oldHash: string, newHash: string, now: number, graceMs: number): Promise<RefreshResult>;
  isFamilyLive(family: string, now: number): Promise<boolean>;
  /** Accepts any refresh token of the client's family, including used ones. False when there is no such token. */
  revokeFamilyOf(tokenHash: string, clientId: string): Promise<boolean>;
};

type Devices = {
  /** Beyond `limit`, the least recently used device is forgotten and signed out. */
  keepDevice(device: DeviceRecord, limit: number): Promise<void>;
  /** Most recent first. */
  listDevices(sub: string): Promise<readonly DeviceRecord[]>;
  /** Also ends the families that began on it. False when there is no such device. */
  forgetDevice(sub: string, deviceKey: string): Promise<boolean>;
};

type Passkeys = {
  /** TAKEN: somebody has this credential. LIMIT: the user has that many. */
  addPasskey(passkey: PasskeyRecord, limit: number): Promise<'ADDED' | 'TAKEN' | 'LIMIT'>;
  /** Newest first. */
  listPasskeys(sub: string): Promise<readonly PasskeyRecord[]>;
  /**
   * Compares the authenticator's count and keeps it. False when there is no such passkey, or when its count did not
   * grow: then it was copied, or the answer was. Authenticators that do not count stay at 0.
   */
  usePasskey(sub: string, credentialId: string, signCount: number, now: number): Promise<boolean>;
  /** False when there is no such passkey. */
  removePasskey(sub: string, credentialId: string): Promise<boolean>;
};

/**
 * The pool's storage. Anything that decides a race is one call, and one statement in a database. Times are in
 * milliseconds.
 */
export type UserPoolStore = Users &
  Codes &
  Sessions &
  Families &
  Devices &
  Passkeys & {
    putAuthorizationCode(record: AuthorizationCodeRecord): Promise<void>;
    takeAuthorizationCode(codeHash: string, now: number): Promise<AuthorizationCodeResult>;
    /** The count including this one, in the window that the first one opened. */
    countThrottle(key: string, now: number, windowMs: number): Promise<number>;
    /** The count in the window that is open; 0: none is. */
    readThrottle(key: string, now: number): Promise<number>;
    clearThrottle(key: string): Promise<void>;
    /** Newest first. */
    listSigningKeys(): Promise<readonly SigningKeyRecord[]>;
    /** Stores the key only if there is none yet, and lists what is stored: of two concurrent first starts, one wins. */
    keepFirstSigningKey(key: SigningKeyRecord): Promise<readonly SigningKeyRecord[]>;
    /** Deletes expired records. */
    purge(now: number): Promise<void>;
  };

type CodeMail = {
  readonly kind: 'SIGN_UP_CODE' | 'RESET_PASSWORD_CODE' | 'VERIFY_EMAIL_CODE' | 'SIGN_IN_CODE';
  readonly code: string;
  readonly expiresAt: number;
};
type NoticeMail = { readonly kind: 'PASSWORD_CHANGED' | 'EMAIL_CHANGED' | 'BACKUP_CODE_USED' | 'PASSKEY_ADDED' };

/** A mail to render. Its link carries the code, and `sub` as the user. */
export type PoolMail = (CodeMail | NoticeMail) & {
  readonly to: string;
  readonly sub: string;
  readonly givenName: string | null;
};

export type PoolMailer = {
  /** True when mails stay in the program where anyone can read them, as in development. */
  readonly isLocal: boolean;
  /** Not awaited, so that response times do not reveal whether a mail was sent. */
  sendMail(message: PoolMail): Promise<void>;
};
