import { expect, it } from 'vitest';
import { IDENTITY } from './identity-constants.ts';

it.each([
  ['hostedSignInWaitMs', 10 * 1000, '[C-9-46]'],
  ['linkPollEveryMs', 5 * 1000, '[C-9-47]'],
  ['linkPollForMs', 3 * 60 * 1000, '[C-9-47]'],
  ['devicesMax', 60, '[C-9-48]'],
  ['signOutTimeoutMs', 3 * 1000, '[C-9-49]'],
  ['stateLength', 32, '[C-9-50]'],
  ['verifierLength', 128, '[C-9-51]'],
  ['pkceMethod', 'S256', '[C-9-52]'],
] as const)('%s is %s %s', (name, value, _ids) => {
  expect(IDENTITY[name]).toBe(value);
});
