import { success } from '@wattle/domain/results';
import { createPool, type Pool } from '../src/shopper/identity/testing/create-pool.ts';
import type { PoolUser } from '../src/shopper/identity/testing/pool-users.ts';
import type { Answers } from './stage-answers.ts';

/** The default customer of tests. */
export const MIA = {
  email: 'mia.tran@example.com',
  password: 'Wattle-demo-1',
  firstName: 'Mia',
  sub: '5f0e3c1a-0000-4000-8000-000000000001',
} as const;

const claims = { sub: MIA.sub, 'cognito:username': MIA.sub, email: MIA.email, given_name: MIA.firstName };
const tokenOf = (use: string): string =>
  ['{"alg":"none"}', JSON.stringify({ ...claims, token_use: use }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** Her tokens from an earlier visit. */
export const MIAS_TOKENS = {
  accessToken: tokenOf('access'),
  idToken: tokenOf('id'),
  refreshToken: 'mias-refresh-token',
};

/** Users with her password and further challenges. */
export const OTHERS = {
  'app@example.com': { challenges: ['SOFTWARE_TOKEN_MFA'] },
  'two-ways@example.com': { challenges: ['SELECT_MFA_TYPE'] },
  'set-up@example.com': { challenges: ['MFA_SETUP'] },
  'new-password@example.com': { challenges: ['NEW_PASSWORD_REQUIRED'] },
  'unconfirmed@example.com': { isConfirmed: false },
  'too-often@example.com': { refusal: { name: 'LimitExceededException', message: '' } },
  'reset@example.com': { refusal: { name: 'PasswordResetRequiredException', message: '' } },
} as const satisfies Readonly<Record<string, Partial<PoolUser>>>;

/** A pool with these users. */
export function openSamplePool(): Pool {
  const pool = createPool();
  pool.users.add(MIA.email, MIA.password, {
    sub: MIA.sub,
    firstName: MIA.firstName,
    accessTokens: new Set([MIAS_TOKENS.accessToken]),
    refreshTokens: new Set([MIAS_TOKENS.refreshToken]),
  });
  for (const [email, part] of Object.entries(OTHERS)) pool.users.add(email, MIA.password, part);
  return pool;
}

/** Configuration of that pool, and the demo sign-in options. */
export const sampleIdentity = {
  loadIdentity: success({
    endpoint: '/idp/',
    domain: '/idp',
    poolId: createPool().poolId,
    clientId: 'shop-client',
    social: [{ name: 'DemoId', label: 'Continue with Demo ID' }],
    passkeys: true,
    demo: { email: MIA.email, password: MIA.password, mailboxPath: '/dev/mail' },
  }),
} satisfies Answers;
