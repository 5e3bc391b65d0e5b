import { describe, expect, it } from 'vitest';
import { fraudTokenOf } from './fraud-token.ts';

const generate = () => '0123456789abcdef';
const plain = { isSecure: false };

describe('fraudTokenOf', () => {
  it('is kept for 400 days [C-9-45]', () => {
    const { token, cookie } = fraudTokenOf('', generate, plain);
    expect(token).toBe('0123456789abcdef');
    expect(cookie).toBe('wattle_fraud=0123456789abcdef; Max-Age=34560000; Path=/; SameSite=Lax');
    expect(34_560_000 / 86_400).toBe(400);
  });

  it('stays the same, for 400 days from now [C-9-45]', () => {
    const { token, cookie } = fraudTokenOf('_ga=1; wattle_fraud=fedcba9876543210; b=2', generate, plain);
    expect(token).toBe('fedcba9876543210');
    expect(cookie).toContain('wattle_fraud=fedcba9876543210; Max-Age=34560000');
  });

  it.each(['', 'short', 'with a space and more', 'x'.repeat(65)])('is another one instead of %j', (kept) => {
    expect(fraudTokenOf(`wattle_fraud=${kept}`, generate, plain).token).toBe('0123456789abcdef');
  });

  it('travels encrypted only, where the shop does', () => {
    expect(fraudTokenOf('', generate, { isSecure: true }).cookie).toMatch(/; Secure$/);
  });
});
