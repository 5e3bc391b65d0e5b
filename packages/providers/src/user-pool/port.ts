import type {
  AuthorizationCodeRecord,
  CodePurpose,
  CodeRecord,
  DeviceRecord,
  PoolUser,
  SessionRecord,
  SigningKeyRecord,
  TokenFamily,
  UserChange,
} from './records.ts';

/** EXPIRED and ALREADY_TAKEN are only told to who knows the code: others see MISMATCH. */
export type CodeResult =
  | { readonly status: 'TAKEN'; readonly target: string | null }
  | { readonly status: 'ALREADY_TAKEN' | 'EXPIRED' | 'MISMATCH' | 'LIMIT' };

export type RefreshResult =
  | { readonly status: 'LIVE'; readonly family: TokenFamily }
  /** Used before, and not within the grace window: the family has been revoked. */
  | { readonly status: 'REUSED' }
  | { readonly status: 'INVALID' };

export type AuthorizationCodeResult =
  | { readonly status: 'TAKEN'; readonly record: AuthorizationCodeRecord }
  /** Taken a second time: the family that came of it has been revoked. */
  | { readonly status: 'REPLAYED' }
  | { readonly status: 'INVALID' };

type Users = {
  /** EMAIL_TAKEN also where somebody has this `sub`. */
  addUser(user: PoolUser): Promise<'ADDED' | 'EMAIL_TAKEN'>;
  findUser(sub: string): Promise<PoolUser | undefined>;
  findUserByEmail(email: string): Promise<PoolUser | undefined>;
  changeUser(sub: string, change: UserChange, now: number): Promise<'CHANGED' | 'NOT_FOUND' | 'EMAIL_TAKEN'>;
  /** With everything that is the user's. */
  deleteUser(sub: string): Promise<void>;
  findUserByIdentity(provider: string, subject: string): Promise<PoolUser | undefined>;
  /** False when that identity is already somebody's. */
  linkIdentity(provider: string, subject: string, sub: string): Promise<boolean>;
  /** True once for each time step and user, and never for a step before one that was used. */
  useTotpStep(sub: string, step: number): Promise<boolean>;
  /** Ends all families, sessions and authorization codes of a user, but for one family. */
  signOutEverywhere(sub: string, exceptFamily: string | null): Promise<void>;
};

type Codes = {
  /** In place of an earlier one for the same purpose. */
  putCode(code: CodeRecord): Promise<void>;
  /** Compares, counts the attempt and takes, all at once. Where there is no code, `blank` is kept as one that nobody knows. */
  takeCode(
    asked: { readonly purpose: CodePurpose; readonly sub: string; readonly hash: string },
    blank: { readonly attemptsLeft: number; readonly expiresAt: number },
    now: number,
  ): Promise<CodeResult>;
};

type Sessions = {
  putSession(session: SessionRecord): Promise<void>;
  /** Takes one of the attempts; undefined when there is none left, or the time is over. The answer tells what was left before. */
  useSession(idHash: string, now: number): Promise<SessionRecord | undefined>;
  /** True for exactly one caller. */
  endSession(idHash: string): Promise<boolean>;
};

type Families = {
  /** The first refresh token of a sign-in. */
  beginFamily(family: TokenFamily, tokenHash: string): Promise<void>;
  findRefresh(tokenHash: string, now: number): Promise<RefreshResult>;
  /** A used token is good for `graceMs` more from its first use; after that its whole family is revoked. */
  rotateRefresh(oldHash: string, newHash: string, now: number, graceMs: number): Promise<RefreshResult>;
  isFamilyLive(family: string, now: number): Promise<boolean>;
  /** By any refresh token of the client's family, used ones too. False when there is no such token. */
  revokeFamilyOf(tokenHash: string, clientId: string): Promise<boolean>;
};

type Devices = {
  /** Past `limit` the one longest unused is forgotten, and signed out. */
  keepDevice(device: DeviceRecord, limit: number): Promise<void>;
  /** Latest first. */
  listDevices(sub: string): Promise<readonly DeviceRecord[]>;
  /** With the families that began on it. False when there is none. */
  forgetDevice(sub: string, deviceKey: string): Promise<boolean>;
};

/** What the pool remembers. Whatever decides a race is one call, and one statement in a database. Times are milliseconds. */
export type UserPoolStore = Users &
  Codes &
  Sessions &
  Families &
  Devices & {
    putAuthorizationCode(record: AuthorizationCodeRecord): Promise<void>;
    takeAuthorizationCode(codeHash: string, now: number): Promise<AuthorizationCodeResult>;
    /** How many with this one, in the window that the first one opened. */
    countThrottle(key: string, now: number, windowMs: number): Promise<number>;
    clearThrottle(key: string): Promise<void>;
    /** Newest first. */
    listSigningKeys(): Promise<readonly SigningKeyRecord[]>;
    /** Keeps the first key only if there is none yet, and lists what is kept: of two first starts one wins. */
    keepFirstSigningKey(key: SigningKeyRecord): Promise<readonly SigningKeyRecord[]>;
    /** Forgets what has run out. */
    purge(now: number): Promise<void>;
  };

type CodeMail = {
  readonly kind: 'SIGN_UP_CODE' | 'RESET_PASSWORD_CODE' | 'VERIFY_EMAIL_CODE' | 'SIGN_IN_CODE';
  readonly code: string;
  readonly expiresAt: number;
};
type NoticeMail = { readonly kind: 'PASSWORD_CHANGED' | 'EMAIL_CHANGED' };

/** A mail to write. A link carries `sub` as user and the code. */
export type PoolMail = (CodeMail | NoticeMail) & {
  readonly to: string;
  readonly sub: string;
  readonly givenName: string | null;
};

export type PoolMailer = {
  /** Whether mails stay with the program for anyone to read, as while developing. */
  readonly isLocal: boolean;
  /** Is not waited for, so that no answer tells by its time whether there was a mail. */
  sendMail(message: PoolMail): Promise<void>;
};
