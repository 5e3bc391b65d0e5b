import { expect, it } from 'vitest';
import { GROUP_N, numberBytes } from './srp-group.ts';
import { createSrpSecret, srpProof, srpTimestamp } from './srp-proof.ts';

const CHALLENGE = {
  poolName: 'Test0001',
  userId: 'mia',
  password: 'x',
  salt: 'ab',
  secretBlock: 'AAAA',
  timestamp: 'Tue Nov 5 03:04:05 UTC 2026',
};

it.each([
  [Date.UTC(2024, 10, 5, 3, 4, 5), 'Tue Nov 5 03:04:05 UTC 2024'],
  [Date.UTC(2026, 11, 31, 23, 59, 9), 'Thu Dec 31 23:59:09 UTC 2026'],
])('tells the time as the pool reads it: %s', (time, text) => {
  expect(srpTimestamp(time)).toBe(text);
});

it.each([
  [0x7fn, [0x7f]],
  [0x80n, [0x00, 0x80]],
  [0x123n, [0x01, 0x23]],
  [0xfffn, [0x0f, 0xff]],
])('writes %s in whole bytes that do not read as negative', (number, bytes) => {
  expect([...numberBytes(number)]).toEqual(bytes);
});

it.each([0n, GROUP_N, 2n * GROUP_N])('proves nothing to a server that shows %s', async (shown) => {
  const serverShown = shown.toString(16);
  expect(await srpProof(createSrpSecret(), { ...CHALLENGE, serverShown })).toBeUndefined();
});

it('has another secret each time', () => {
  expect(createSrpSecret().secret).not.toBe(createSrpSecret().secret);
});
