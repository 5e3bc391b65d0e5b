import { expect, it } from 'vitest';
import { securityHeaders } from '../../answers/security-headers.ts';
import { judgeHeaders } from './examine-headers.ts';

const URL = 'https://shop.example';
const HSTS = 'strict-transport-security';
const judge = (more: Record<string, string>) => {
  const sent = { ...securityHeaders(URL), 'content-security-policy': "default-src 'self'", ...more };
  return judgeHeaders(URL, { headers: new Headers(sent) });
};

it.each([
  ['what the shop sends', securityHeaders(URL)[HSTS] ?? ''],
  ['two years, of a proxy', 'max-age=63072000; includeSubDomains; preload'],
])('is content with https for %s', (_, value) => {
  expect(judge({ [HSTS]: value })).toMatchObject({ isWell: true });
});

it.each([
  ['a shorter time', 'max-age=300'],
  ['two times', 'max-age=31536000, max-age=63072000'],
  ['nothing that a browser reads', 'forever'],
])('finds %s', (_, value) => {
  expect(judge({ [HSTS]: value })).toMatchObject({ isWell: false, says: expect.stringContaining(`“${value}”`) });
});
