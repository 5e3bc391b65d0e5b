import { describe, expect, it } from 'vitest';
import { pagePolicy, securityHeaders } from './security-headers.ts';

const partOf = (policy: string, kind: string) => policy.split('; ').find((part) => part.startsWith(`${kind} `)) ?? '';

describe('pagePolicy', () => {
  it('allows no inline scripts but the four that cannot be part of the code of a page', () => {
    const policy = pagePolicy({ publicUrl: undefined });
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}='){4}$/);
  });

  it('lets a configured service in, and no other', () => {
    const policy = pagePolicy({ publicUrl: undefined, partners: ['https://reviews.example'] });
    for (const kind of ['script-src', 'style-src', 'img-src', 'default-src']) {
      expect(policy.split('; ').find((part) => part.startsWith(kind))).toContain('https://reviews.example');
    }
    for (const kind of ['script-src', 'style-src', 'img-src', 'default-src']) {
      expect(partOf(pagePolicy({ publicUrl: undefined }), kind)).not.toContain('https:');
    }
  });

  it('lets a page talk to an identity service elsewhere, and load nothing from it', () => {
    const policy = pagePolicy({ publicUrl: undefined, identityOrigins: ['https://pool.example'] });
    expect(partOf(policy, 'connect-src')).toBe("connect-src 'self' https://pool.example");
    for (const kind of ['script-src', 'style-src', 'default-src']) expect(partOf(policy, kind)).not.toContain('pool');
  });

  it('lets the payment form have its fields, marks and calls, and another’s check for people its script', () => {
    const paymentOrigins = ['https://pay.example'];
    const policy = pagePolicy({ publicUrl: undefined, paymentOrigins, captchaOrigins: ['https://check.example'] });
    expect(partOf(policy, 'frame-src')).toContain(' https://pay.example https://check.example');
    expect(partOf(policy, 'connect-src')).toBe("connect-src 'self' https://pay.example https://check.example");
    expect(partOf(policy, 'img-src')).toBe("img-src 'self' data: https://pay.example");
    expect(partOf(policy, 'script-src')).toMatch(/' https:\/\/check.example$/);
    const own = pagePolicy({ publicUrl: undefined, paymentOrigins: ["'self'"] });
    expect(partOf(own, 'frame-src')).toMatch(/ 'self'$/);
    expect(partOf(own, 'connect-src')).toBe("connect-src 'self'");
  });

  it('lets the wallets of the payment form bring their scripts, and nobody else’s', () => {
    const policy = pagePolicy({ publicUrl: undefined, walletOrigins: ['https://wallet.example'] });
    for (const kind of ['script-src', 'frame-src', 'connect-src', 'img-src']) {
      expect(partOf(policy, kind)).toContain(' https://wallet.example');
    }
    for (const kind of ['style-src', 'default-src']) expect(partOf(policy, kind)).not.toContain('wallet');
  });

  it('frames the players of YouTube and Vimeo, and nothing else [D-2-95]', () => {
    expect(partOf(pagePolicy({ publicUrl: undefined }), 'frame-src')).toBe(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    );
  });

  it('upgrades insecure requests where the shop itself is secure', () => {
    expect(pagePolicy({ publicUrl: 'https://shop.example.com' })).toContain('upgrade-insecure-requests');
    expect(pagePolicy({ publicUrl: 'http://localhost:3000' })).not.toContain('upgrade-insecure-requests');
  });
});

it('asks for HTTPS only where the shop has it', () => {
  expect(securityHeaders('https://shop.example.com')).toHaveProperty('strict-transport-security');
  expect(securityHeaders(undefined)).not.toHaveProperty('strict-transport-security');
});
