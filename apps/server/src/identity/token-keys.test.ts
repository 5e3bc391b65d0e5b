import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SigningKeyRecord } from '@wattle/providers/user-pool';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedKeys, remoteKeys } from './token-keys.ts';
import { createTokenVerifier, KeysUnavailable, type VerifyToken } from './verify-token.ts';

type TestKey = { readonly record: SigningKeyRecord; sign(issuer: string): Promise<string> };

async function makeKey(kid: string): Promise<TestKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { n = '', e = '' } = await exportJWK(publicKey);
  return {
    record: { kid, publicJwk: { kty: 'RSA', n, e, kid, alg: 'RS256', use: 'sig' }, sealedPrivateJwk: '', createdAt: 0 },
    sign: (issuer) =>
      new SignJWT({ token_use: 'id', email: 'mia@example.com' })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience('shop')
        .setSubject('a-sub')
        .setExpirationTime('1h')
        .sign(privateKey),
  };
}

const [first, second, unknown] = (await Promise.all(['first', 'second', 'unknown'].map(makeKey))) as [
  TestKey,
  TestKey,
  TestKey,
];
const POLICY = { cooldownMs: 30_000, maxAgeMs: 3_600_000 };

type Source = {
  readonly issuer: string;
  readonly verify: VerifyToken;
  readonly asked: () => number;
  kept: SigningKeyRecord[];
  isAway: boolean;
};

let server: Server;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

function openRemote(): Source {
  let asked = 0;
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`;
  const verify = createTokenVerifier({ issuer, clientId: 'shop', keys: remoteKeys(issuer, POLICY) });
  const source: Source = { issuer, verify, asked: () => asked, kept: [first.record], isAway: false };
  server.on('request', (request, response) => {
    asked += 1;
    const isThere = request.url === '/pool/.well-known/jwks.json' && !source.isAway;
    response.writeHead(isThere ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: source.kept.map(({ publicJwk }) => publicJwk) }));
  });
  return source;
}

function openEmbedded(): Source {
  let asked = 0;
  const issuer = 'http://localhost:3000/idp/pool';
  const listKeys = async (): Promise<readonly SigningKeyRecord[]> => {
    asked += 1;
    if (source.isAway) throw new Error('connection refused');
    return source.kept;
  };
  const verify = createTokenVerifier({ issuer, clientId: 'shop', keys: embeddedKeys(issuer, listKeys, POLICY) });
  const source: Source = { issuer, verify, asked: () => asked, kept: [first.record], isAway: false };
  return source;
}

describe.each([
  ['a pool elsewhere', openRemote],
  ['the pool of this process', openEmbedded],
])('keys of %s', (_name, open) => {
  it('are fetched once, and again for a new one after a while', async () => {
    const source = open();
    const isTaken = async (key: TestKey) => (await source.verify(await key.sign(source.issuer))) !== undefined;
    expect([await isTaken(first), await isTaken(first), source.asked()]).toEqual([true, true, 1]);
    source.kept.unshift(second.record);
    expect([await isTaken(second), source.asked()]).toEqual([false, 1]);
    vi.setSystemTime(Date.now() + POLICY.cooldownMs + 1);
    expect([await isTaken(second), await isTaken(first), source.asked()]).toEqual([true, true, 2]);
  });

  it('are not fetched for every name that somebody makes up', async () => {
    const source = open();
    for (let round = 0; round < 20; round += 1) await source.verify(await unknown.sign(source.issuer));
    expect(source.asked()).toBe(1);
  });

  it('are let go of when they were taken away', async () => {
    const source = open();
    const token = await first.sign(source.issuer);
    expect(await source.verify(token)).toBeDefined();
    source.kept = [second.record];
    vi.setSystemTime(Date.now() + POLICY.maxAgeMs - 60_000);
    const later = await first.sign(source.issuer);
    expect(await source.verify(later)).toBeDefined();
    vi.setSystemTime(Date.now() + 60_001);
    expect(await source.verify(await first.sign(source.issuer))).toBeUndefined();
  });

  it('that cannot be had make no token a false one', async () => {
    const source = open();
    source.isAway = true;
    await expect(source.verify(await first.sign(source.issuer))).rejects.toThrow(KeysUnavailable);
    source.isAway = false;
    expect(await source.verify(await first.sign(source.issuer))).toBeDefined();
  });
});
