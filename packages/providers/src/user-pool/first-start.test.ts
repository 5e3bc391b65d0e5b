import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { poolSecrets } from './crypto/pool-secrets.ts';
import { createMemoryStore } from './memory/create-memory-store.ts';
import { addUser, openPool, signIn } from './testing/open-pool.ts';
import { createSigner } from './tokens/signer.ts';

const SECRET = 'the secret of a first start, long enough';

describe('signing keys', () => {
  it('are made on the first start, kept sealed, and the same after the next start', async () => {
    const store = createMemoryStore();
    const [first, second] = await Promise.all([1, 2].map(() => createSigner(store, poolSecrets(SECRET), 'x', 0)));
    const again = await createSigner(store, poolSecrets(SECRET), 'x', 1);
    expect(first?.jwks).toEqual(again.jwks);
    expect(second?.jwks).toEqual(again.jwks);
    expect(again.jwks.keys).toHaveLength(1);
    expect(JSON.stringify(again.jwks)).not.toContain('"d"');
    expect(JSON.stringify(await store.listSigningKeys())).not.toContain('"d"');
  });

  it('differ from pool to pool', async () => {
    const [one, two] = [createMemoryStore(), createMemoryStore()];
    const kids = await Promise.all([one, two].map((store) => createSigner(store, poolSecrets(SECRET), 'x', 0)));
    expect(kids[0]?.jwks.keys[0]?.n).not.toBe(kids[1]?.jwks.keys[0]?.n);
  });

  it('do not open with another secret: the pool does not start', async () => {
    const store = createMemoryStore();
    await openPool({ store });
    await expect(openPool({ store, secret: 'another secret that is long enough' })).rejects.toThrow('does not open');
  });

  it('sign with RS256 and name the key', async () => {
    const test = await openPool();
    await addUser(test);
    const header = decodeProtectedHeader((await signIn(test)).AccessToken);
    expect(header).toEqual({ alg: 'RS256', kid: (await test.store.listSigningKeys())[0]?.kid });
  });
});

describe('a mailbox that anyone may read', () => {
  it.each([
    ['http://localhost:3000/idp', false, true],
    ['http://127.0.0.1:3000/idp', false, true],
    ['http://[::1]:3000/idp', false, true],
    ['https://shop.example/idp', false, false],
    ['http://localhost.shop.example/idp', false, false],
    ['https://shop.example/idp', true, true],
  ])('%s, demo %s: starts %s', async (hostedUrl, isDemo, starts) => {
    const opened = openPool({ hostedUrl, isDemo, mailIsLocal: true });
    const started = await opened.then(
      () => true,
      (error: Error) => !error.message.includes('needs a mail server'),
    );
    expect(started).toBe(starts);
  });
});
