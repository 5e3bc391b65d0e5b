import { identityRefusal } from '@wattle/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasskeyCalls } from './passkey-calls.ts';
import { faultOf } from './passkey-prompt.ts';
import { createSignIn } from './sign-in.ts';
import { openTab } from './testing/open-tab.ts';
import { createDevice } from './testing/passkey-device.ts';
import { startPool, type TestPool } from './testing/start-pool.ts';

const PASSWORD = 'Wattle-1234';
let pool: TestPool;
let people = 0;
beforeAll(async () => {
  pool = await startPool();
});
afterAll(() => pool.close());

/** A signed-in customer, and their device. */
async function customer(device = createDevice()) {
  people += 1;
  const user = pool.users.add(`mia${people}@example.com`, PASSWORD);
  const tab = openTab(pool);
  const signIn = createSignIn(tab.identity);
  await signIn.start(user.email, PASSWORD);
  return { user, device, signIn, passkeys: createPasskeyCalls(tab.identity, device.make), identity: tab.identity };
}

const nameOf = (reply: { readonly status: string; readonly error?: { readonly name: string } }) =>
  reply.error?.name ?? reply.status;

describe('a customer’s passkeys', () => {
  it('are added, listed with their day, and removed; one that is gone already is removed too', async () => {
    const { passkeys, device } = await customer();
    expect(await passkeys.list()).toEqual({ status: 'SUCCESS', value: [] });
    expect(nameOf(await passkeys.add())).toBe('SUCCESS');
    expect(await passkeys.list()).toMatchObject({
      value: [{ id: device.id, name: 'Passkey', addedAtMs: Date.UTC(2026, 10, 19) }],
    });
    expect(nameOf(await passkeys.remove(device.id))).toBe('SUCCESS');
    expect(nameOf(await passkeys.remove(device.id))).toBe('SUCCESS');
    expect(await passkeys.list()).toEqual({ status: 'SUCCESS', value: [] });
  });

  it('are not added when the shopper turns away, and nothing is sent then', async () => {
    const { identity } = await customer();
    const passkeys = createPasskeyCalls(identity, async () => identityRefusal('PASSKEY_NOT_USED'));
    const before = pool.calls.length;
    expect(nameOf(await passkeys.add())).toBe('PASSKEY_NOT_USED');
    expect(pool.calls.slice(before).map(({ name }) => name)).toEqual(['StartWebAuthnRegistration']);
  });
});

describe('signing in with a passkey', () => {
  it('takes the place of the password, and the tokens are there', async () => {
    const { user, device, passkeys } = await customer();
    await passkeys.add();
    const elsewhere = openTab(pool);
    const signIn = createSignIn(elsewhere.identity);
    const asked = await signIn.askPasskey(user.email, device.use);
    if (asked.status === 'REJECTED') throw new Error(asked.error.name);
    expect(await signIn.startWithPasskey(asked.value)).toMatchObject({ value: { next: { step: 'DONE' } } });
    expect(await elsewhere.identity.findUser()).toEqual({ status: 'SUCCESS', username: user.sub });
  });

  it('is refused the same for another’s passkey and for nobody’s account, once it is answered', async () => {
    const { user } = await customer();
    const stranger = createDevice('c3RyYW5nZXI');
    const refusals = [];
    for (const username of [user.email, 'nobody@example.com']) {
      const signIn = createSignIn(openTab(pool).identity);
      const asked = await signIn.askPasskey(username, stranger.use);
      refusals.push(asked.status === 'SUCCESS' && (await signIn.startWithPasskey(asked.value)));
    }
    expect(refusals[0]).toMatchObject({ error: { name: 'NotAuthorizedException' } });
    expect(refusals[1]).toEqual(refusals[0]);
  });

  it('a block leads to what it leads to with a password', async () => {
    const { user, device, passkeys, signIn } = await customer();
    await passkeys.add();
    user.refusal = { name: 'PasswordResetRequiredException', message: '' };
    const asked = await signIn.askPasskey(user.email, device.use);
    expect(asked.status === 'SUCCESS' && (await signIn.startWithPasskey(asked.value))).toMatchObject({
      value: { next: { step: 'RESET_PASSWORD' } },
    });
  });

  it.each([
    { ChallengeName: 'SELECT_CHALLENGE', AvailableChallenges: ['PASSWORD'], Session: 's', ChallengeParameters: {} },
    { ChallengeName: 'PASSWORD_VERIFIER', ChallengeParameters: {} },
    { ChallengeName: 'WEB_AUTHN', ChallengeParameters: {} },
    {},
  ])('asks the shopper for nothing when the service answers %j', async (given) => {
    const send: typeof fetch = async () => new Response(JSON.stringify(given));
    const asked = await createSignIn(openTab(pool, { send }).identity).askPasskey('mia@example.com', () => {
      throw new Error('asked');
    });
    expect(nameOf(asked)).toBe('PASSKEY_NOT_USED');
  });

  it('needs an address', async () => {
    const { signIn, device } = await customer();
    expect(nameOf(await signIn.askPasskey('', device.use))).toBe('USERNAME_EMPTY');
  });
});

it.each([
  [new DOMException('', 'NotAllowedError'), 'PASSKEY_NOT_USED'],
  [new DOMException('', 'AbortError'), 'PASSKEY_NOT_USED'],
  [new DOMException('', 'InvalidStateError'), 'PASSKEY_KNOWN'],
  [new DOMException('', 'SecurityError'), 'PASSKEY_UNSUPPORTED'],
  [new DOMException('', 'NotSupportedError'), 'PASSKEY_UNSUPPORTED'],
  [new TypeError('no base64url'), 'PASSKEY_UNSUPPORTED'],
  ['nonsense', 'PASSKEY_UNSUPPORTED'],
])('a browser that says %s means %s', (error, fault) => {
  expect(faultOf(error)).toBe(fault);
});
