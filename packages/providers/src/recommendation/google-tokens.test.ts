import { createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createGoogleTokens, readServiceAccount } from './google-tokens.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Issues a new one-hour token for every call. */
async function openTokenServer(status = 200) {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ access_token: `token-${asked.length}`, expires_in: 3600 }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    account: { clientEmail: 'shop@example.com', privateKey, tokenUrl: `http://127.0.0.1:${port}/token` },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('createGoogleTokens', () => {
  it('asks with a claim that the account’s key has signed', async () => {
    await using server = await openTokenServer();
    expect(await createGoogleTokens(server.account, () => 1_700_000_000_500)()).toBe('token-1');
    const [head = '', claims = '', signature = ''] = (server.asked[0]?.get('assertion') ?? '').split('.');
    expect(server.asked[0]?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'shop@example.com',
      scope: 'https://www.googleapis.com/auth/cloud-platform',
      aud: server.account.tokenUrl,
      iat: 1_700_000_000,
      exp: 1_700_003_600,
    });
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
    expect(verify.verify(publicKey, signature, 'base64url')).toBe(true);
  });

  it('uses a token until it is about to end, and asks once however many want it', async () => {
    await using server = await openTokenServer();
    let nowMs = 1_700_000_000_000;
    const tokens = createGoogleTokens(server.account, () => nowMs);
    expect(await Promise.all([tokens(), tokens(), tokens()])).toEqual(['token-1', 'token-1', 'token-1']);
    nowMs += 3_299_000;
    expect(await tokens()).toBe('token-1');
    nowMs += 1_000;
    expect(await tokens()).toBe('token-2');
    expect(server.asked).toHaveLength(2);
  });

  it('asks again after a refusal', async () => {
    await using server = await openTokenServer(400);
    const tokens = createGoogleTokens(server.account);
    await expect(tokens()).rejects.toThrow('No token was given: 400.');
    await expect(tokens()).rejects.toThrow('No token was given: 400.');
    expect(server.asked).toHaveLength(2);
  });
});

describe('readServiceAccount', () => {
  const file = { type: 'service_account', client_email: 'a@b.c', private_key: 'key', token_uri: 'https://t.example' };
  it('reads what is needed of the file', () => {
    const account = { clientEmail: 'a@b.c', privateKey: 'key', tokenUrl: 'https://t.example' };
    expect(readServiceAccount(JSON.stringify(file))).toEqual(account);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no key', JSON.stringify({ ...file, private_key: undefined })],
    ['an email that is none', JSON.stringify({ ...file, client_email: 7 })],
  ])('makes nothing of %s', (_, content) => {
    expect(readServiceAccount(content)).toBeUndefined();
  });
});
