import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { appLink, groupSecret, qrPath } from './app-link.ts';

describe('what an authenticator app is set up with', () => {
  it('is an address with the secret, the shop and whose it is [C-4-19]', () => {
    const url = new URL(appLink('JBSWY3DPEHPK3PXP', 'mia+1@example.com', 'Wattle'));
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('Wattle:mia+1@example.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({ secret: 'JBSWY3DPEHPK3PXP', issuer: 'Wattle' });
  });

  it('is shown in fours', () => {
    expect(groupSecret('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  });

  it('is drawn row by row', () => {
    const rows = [
      [true, true, false],
      [false, false, true],
    ];
    expect(qrPath(rows)).toBe('M0 0h2v1H0zM2 1h1v1H2z');
  });

  it('has every dark field of the picture in its path', () => {
    const { data } = encode(appLink('JBSWY3DPEHPK3PXP', 'mia@example.com', 'Wattle'));
    const drawn = [...qrPath(data).matchAll(/h(\d+)/g)].reduce((sum, [, width]) => sum + Number(width), 0);
    expect(drawn).toBe(data.flat().filter(Boolean).length);
  });
});
