import { createHmac } from 'node:crypto';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { poolSecrets } from './crypto/pool-secrets.ts';
import { openPool, openPoolWithUser, PASSWORD, passwordAuth, SECRET, signIn } from './testing/open-pool.ts';
import { createSigner } from './tokens/signer.ts';

const EMAIL = 'mia@example.com';

describe('tokens that are not ours', () => {
  it('refuses forged, unsigned, confused, foreign and late tokens', async () => {
    const test = await openPoolWithUser();
    const sub = (await test.store.findUserByEmail(EMAIL))?.sub ?? '';
    const { AccessToken, IdToken } = await signIn(test);
    const now = Math.floor(test.now() / 1000);
    const claims = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const kid = (await test.store.listSigningKeys())[0]?.kid ?? '';
    const other = await generateKeyPair('RS256');
    const signer = await createSigner(test.store, poolSecrets(SECRET), test.settings.issuer, 0);
    const [head, body, signature] = AccessToken.split('.') as [string, string, string];
    const { n } = (await test.store.listSigningKeys())[0]?.publicJwk ?? {};
    const confused = `${Buffer.from(JSON.stringify({ alg: 'HS256', kid })).toString('base64url')}.${body}`;
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url');
    const bad = {
      'signed by another key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(other.privateKey),
      'alg none': new UnsecuredJWT({ ...claims, sub }).setExpirationTime(now + 60).encode(),
      'HS256 with the public key': `${confused}.${createHmac('sha256', n ?? '')
        .update(confused)
        .digest('base64url')}`,
      'changed claims': `${head}.${changed}.${signature}`,
      'cut signature': `${head}.${body}.`,
      'an ID token': IdToken,
      'everything right but what it is for': await signer.sign({ ...claims, token_use: 'id' }),
    };
    for (const [name, token] of Object.entries(bad)) {
      expect((await test.call('GetUser', { AccessToken: token })).body.message, name).toBe('Invalid Access Token');
    }
    expect((await test.call('GetUser', { AccessToken })).status).toBe(200);
    test.wait(3601);
    expect((await test.call('GetUser', { AccessToken })).body.message).toBe('Invalid Access Token');
  });

  it('refuses a token of another pool with the same key', async () => {
    const test = await openPoolWithUser();
    const elsewhere = await openPool({ store: test.store, poolId: 'ap-southeast-2_Other01' });
    const { AccessToken } = await signIn(test);
    expect((await elsewhere.call('GetUser', { AccessToken })).body.message).toBe('Invalid Access Token');
  });

  it('signs out who is deleted, disabled, revoked or must reset the password', async () => {
    const test = await openPoolWithUser();
    const sub = (await test.store.findUserByEmail(EMAIL))?.sub ?? '';
    const ask = async (tokens: Awaited<ReturnType<typeof signIn>>) => [
      (await test.call('GetUser', { AccessToken: tokens.AccessToken })).body.message,
      (await test.call('GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken })).body.message,
    ];
    const tokens = await signIn(test);
    await test.pool.users.setEnabled(sub, false);
    expect(await ask(tokens)).toEqual(['User is disabled.', 'User is disabled.']);
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).body.message).toBe('User is disabled.');
    await test.pool.users.setEnabled(sub, true);
    const revoked = await signIn(test);
    await test.call('RevokeToken', { Token: revoked.RefreshToken });
    expect(await ask(revoked)).toEqual(['Access Token has been revoked', 'Invalid Refresh Token']);
    const reset = await signIn(test);
    await test.pool.users.requireReset(sub);
    expect(await ask(reset)).toEqual(Array(2).fill('Password reset required for the user'));
    expect((await test.call('InitiateAuth', passwordAuth(EMAIL, PASSWORD))).type).toBe(
      'PasswordResetRequiredException',
    );
    await test.store.changeUser(sub, { status: 'CONFIRMED' }, 0);
    const gone = await signIn(test);
    await test.call('DeleteUser', { AccessToken: gone.AccessToken });
    expect((await ask(gone)).every((message) => message !== undefined)).toBe(true);
  });
});
