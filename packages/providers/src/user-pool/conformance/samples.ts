import { randomUUID } from 'node:crypto';
import type { UserPoolStore } from '../port.ts';
import type {
  AuthorizationCodeRecord,
  CodeRecord,
  PasskeyRecord,
  PoolUser,
  SessionRecord,
  TokenFamily,
} from '../records.ts';

export type StoreCase = {
  readonly name: string;
  /** Throws when the store breaks the port's contract. */
  run(store: UserPoolStore): Promise<void>;
};

export const T0 = 1_794_700_000_000;
/** Concurrent callers in a race. */
export const CROWD = 8;

export function expectSame(actual: unknown, wanted: unknown, what: string): void {
  const [is, should] = [actual, wanted].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`${what}: ${is}, not ${should}`);
}

export const crowd = <T>(ask: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, at) => ask(at)));
export const countOf = <T>(all: readonly T[], isCounted: (one: T) => boolean): number => all.filter(isCounted).length;

export const sampleUser = (changes: Partial<PoolUser> = {}): PoolUser => {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub}@example.com`,
    emailVerified: false,
    status: 'UNCONFIRMED',
    enabled: true,
    attributes: { given_name: 'Mia' },
    password: { salt: 'ab', sealedVerifier: 'c2VhbGVk' },
    sealedTotpSecret: null,
    groups: [],
    backupCodes: [],
    mfaMethods: [],
    preferredMfa: null,
    createdAt: T0,
    updatedAt: T0,
    ...changes,
  };
};

export const sampleCode = (changes: Partial<CodeRecord> = {}): CodeRecord => ({
  purpose: 'SIGN_UP',
  sub: randomUUID(),
  hash: 'right',
  target: null,
  attemptsLeft: 3,
  expiresAt: T0 + 1000,
  ...changes,
});

export const sampleSession = (changes: Partial<SessionRecord> = {}): SessionRecord => ({
  idHash: randomUUID(),
  clientId: 'shop',
  step: 'API:EMAIL_OTP',
  sub: randomUUID(),
  data: 'sealed',
  attemptsLeft: 2,
  expiresAt: T0 + 1000,
  ...changes,
});

export const sampleFamily = (changes: Partial<TokenFamily> = {}): TokenFamily => ({
  family: randomUUID(),
  sub: randomUUID(),
  clientId: 'shop',
  scope: 'openid',
  authTime: T0 / 1000,
  deviceKey: null,
  expiresAt: T0 + 1_000_000,
  ...changes,
});

export const sampleAuthorization = (changes: Partial<AuthorizationCodeRecord> = {}): AuthorizationCodeRecord => ({
  codeHash: randomUUID(),
  clientId: 'shop',
  redirectUri: 'https://shop.example/back',
  codeChallenge: 'challenge',
  nonce: 'n',
  scope: 'openid',
  sub: randomUUID(),
  authTime: T0 / 1000,
  family: randomUUID(),
  expiresAt: T0 + 1000,
  ...changes,
});

export const samplePasskey = (changes: Partial<PasskeyRecord> = {}): PasskeyRecord => ({
  credentialId: randomUUID(),
  sub: randomUUID(),
  relyingPartyId: 'shop.example',
  publicKey: 'c3BraQ==',
  signCount: 0,
  name: 'Passkey',
  transports: ['internal', 'hybrid'],
  attachment: 'platform',
  createdAt: T0,
  ...changes,
});
