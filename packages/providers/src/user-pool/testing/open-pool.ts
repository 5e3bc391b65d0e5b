import { createUserPool, type UserPool } from '../create-user-pool.ts';
import { poolSecrets } from '../crypto/pool-secrets.ts';
import { createMemoryStore } from '../memory/create-memory-store.ts';
import type { PoolMail, UserPoolStore } from '../port.ts';
import type { SigningKeyRecord } from '../records.ts';
import { type GivenSettings, type PoolSettings, poolSettings } from '../settings.ts';
import { createSigner } from '../tokens/signer.ts';

export const CLIENT_ID = 'wattleshop0000000000000000';
/** Where the shop of these pools is. */
export const SHOP_ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'Correct-horse-9';
export const SECRET = 'a secret of at least thirty-two bytes';

export type CallResult = { readonly status: number; readonly type: string | undefined; readonly body: CallBody };
/** The answer fields that tests read. */
export type CallBody = {
  readonly __type?: string;
  readonly message?: string;
  readonly Session?: string;
  readonly ChallengeName?: string;
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly AuthenticationResult?: {
    readonly AccessToken: string;
    readonly IdToken: string;
    readonly RefreshToken?: string;
    readonly NewDeviceMetadata?: { readonly DeviceKey: string };
  };
  readonly [name: string]: unknown;
};

export type TestPool = {
  readonly pool: UserPool;
  readonly store: UserPoolStore;
  readonly settings: PoolSettings;
  readonly mails: readonly PoolMail[];
  /** Advances the clock. */
  wait(seconds: number): void;
  now(): number;
  /** One JSON protocol call with the client's id. */
  call(operation: string, body: object, address?: string): Promise<CallResult>;
  /** The code in the latest mail to an address. */
  codeFor(email: string): string;
};

export type OpenPool = Partial<GivenSettings> & {
  readonly store?: UserPoolStore;
  readonly secret?: string;
  readonly mailIsLocal?: boolean;
};

/** One key for all pools of a test file, because generating one is slow; `first-start.test.ts` covers that. */
let sharedKey: Promise<SigningKeyRecord | undefined> | undefined;
async function makeKey(): Promise<SigningKeyRecord | undefined> {
  const scratch = createMemoryStore();
  await createSigner(scratch, poolSecrets(SECRET), 'scratch', 0);
  return (await scratch.listSigningKeys())[0];
}

/** An in-process pool with its mailbox and a clock the test controls. */
export async function openPool({
  store = createMemoryStore(),
  secret = SECRET,
  mailIsLocal = false,
  ...given
}: OpenPool = {}): Promise<TestPool> {
  let shift = 0;
  const mails: PoolMail[] = [];
  const hostedUrl = given.hostedUrl ?? 'http://localhost:3000/idp';
  const settings = poolSettings({
    poolId: 'ap-southeast-2_Wattle01',
    hostedUrl,
    clients: [
      {
        clientId: CLIENT_ID,
        callbackUrls: ['http://localhost:3000/account/authenticate'],
        logoutUrls: ['http://localhost:3000/account/signin'],
      },
    ],
    passkeys: { relyingPartyId: 'localhost', origins: [SHOP_ORIGIN] },
    ...given,
  });
  const now = (): number => Date.now() + shift;
  sharedKey ??= makeKey();
  const key = await sharedKey;
  if (key && secret === SECRET) await store.keepFirstSigningKey(key);
  const mail = {
    isLocal: mailIsLocal,
    async sendMail(message: PoolMail): Promise<void> {
      mails.push(message);
    },
  };
  const pool = await createUserPool({ store, mail, keys: { secret }, clock: now, settings });
  return {
    pool,
    store,
    settings,
    mails,
    now,
    wait(seconds) {
      shift += seconds * 1000;
    },
    async call(operation, body, address = '203.0.113.7') {
      const target = `AWSCognitoIdentityProviderService.${operation}`;
      const answer = await pool.handle({ target, body: JSON.stringify({ ClientId: CLIENT_ID, ...body }), address });
      const read: CallBody = JSON.parse(answer.body);
      return { status: answer.status, type: read.__type, body: read };
    },
    codeFor(email) {
      const found = mails.findLast((message) => message.to === email && 'code' in message);
      if (!found || !('code' in found)) throw new Error(`no code was sent to ${email}`);
      return found.code;
    },
  };
}

/** Adds a user who can sign in. */
export async function addUser(test: TestPool, email = 'mia@example.com', password = PASSWORD): Promise<string> {
  const added = await test.pool.users.addUser({ email, password, attributes: { given_name: 'Mia' } });
  if (added.status !== 'ADDED') throw new Error('the email is taken');
  return added.sub;
}

type Tokens = NonNullable<CallBody['AuthenticationResult']>;

export async function signIn(test: TestPool, email = 'mia@example.com', password = PASSWORD): Promise<Tokens> {
  const { body } = await test.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  if (!body.AuthenticationResult) throw new Error(`no tokens: ${JSON.stringify(body)}`);
  return body.AuthenticationResult;
}

export async function openPoolWithUser(given: OpenPool = {}): Promise<TestPool> {
  const test = await openPool(given);
  await addUser(test);
  return test;
}

export const passwordAuth = (USERNAME: string, password: string) => ({
  AuthFlow: 'USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME, PASSWORD: password },
});
