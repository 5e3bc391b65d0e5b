import { describe, expect, it } from 'vitest';
import { power, proveSrp, startSrp } from '../testing/srp-client.ts';
import {
  beginExchange,
  claimSignature,
  exchangeKey,
  N,
  newSalt,
  pretendVerifier,
  readPublicNumber,
  verifierOf,
} from './srp.ts';

const LOGIN = { pool: 'Wattle01', user: 'u', password: 'Correct-horse-9' };

describe('SRP', () => {
  it.each([
    ['right', LOGIN.password, true],
    ['wrong', 'Wrong-horse-9', false],
  ])('agrees with an independent client on a %s password', (_name, password, agrees) => {
    for (let round = 0; round < 4; round += 1) {
      const salt = newSalt();
      const start = startSrp();
      const exchange = beginExchange(start.publicA, verifierOf(LOGIN, salt));
      const SECRET_BLOCK = Buffer.from(`block ${round}`).toString('base64');
      const parameters = { SALT: salt, SRP_B: exchange.publicB, SECRET_BLOCK, USER_ID_FOR_SRP: 'u' };
      const proof = proveSrp(start, parameters, password);
      const claim = { pool: 'Wattle01', user: 'u', secretBlock: SECRET_BLOCK, timestamp: proof.TIMESTAMP ?? '' };
      const key = exchangeKey(exchange);
      const signature = key && claimSignature(key, claim).toString('base64');
      expect(signature === proof.PASSWORD_CLAIM_SIGNATURE).toBe(agrees);
    }
  });

  it.each([
    ['zero', '0'],
    ['the prime', N.toString(16)],
    ['twice the prime', (2n * N).toString(16)],
    ['no number', 'xyz'],
    ['nothing', ''],
    ['far too long', 'f'.repeat(900)],
  ])('refuses %s as public number, with which a key would be known without a password', (_name, hex) => {
    expect(readPublicNumber(hex)).toBeUndefined();
  });

  it('has no key for a number outside the group, and does not throw', () => {
    const verifier = verifierOf(LOGIN, newSalt());
    const outside = (N - power(2n, 5n)).toString(16);
    expect(() => exchangeKey(beginExchange(outside, verifier))).not.toThrow();
  });

  it('can be walked with a verifier of nobody', () => {
    const verifier = pretendVerifier(Buffer.from('seed'));
    expect(pretendVerifier(Buffer.from('seed'))).toBe(verifier);
    expect(exchangeKey(beginExchange(startSrp().publicA, verifier))).toHaveLength(16);
  });
});
