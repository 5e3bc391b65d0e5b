import { describe, expect, it } from 'vitest';
import { poolSecrets } from './pool-secrets.ts';

const secrets = poolSecrets('a secret of at least thirty-two bytes');

describe('poolSecrets', () => {
  it('opens what it sealed, for the same thing only', () => {
    const sealed = secrets.seal('verifier', 'verifier:1');
    expect(sealed).not.toContain('verifier');
    expect(secrets.open(sealed, 'verifier:1')).toBe('verifier');
    expect(secrets.open(sealed, 'verifier:2')).toBeUndefined();
  });

  it('opens nothing that was changed, cut or sealed with another secret', () => {
    const sealed = Buffer.from(secrets.seal('text', 'x'), 'base64');
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    expect(secrets.open(sealed.toString('base64'), 'x')).toBeUndefined();
    expect(secrets.open('', 'x')).toBeUndefined();
    expect(secrets.open(secrets.seal('text', 'x').slice(0, 30), 'x')).toBeUndefined();
    expect(poolSecrets('another secret of thirty-two bytes').open(secrets.seal('text', 'x'), 'x')).toBeUndefined();
  });

  it('refuses a short secret', () => {
    expect(() => poolSecrets('short')).toThrow('32 bytes');
  });
});
