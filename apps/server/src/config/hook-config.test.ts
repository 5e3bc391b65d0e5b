import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const HOOK_SECRET = 'a secret between the shop and the warehouse';

it.each([
  ['without a secret', { HOOK_URLS: 'https://erp.example/hooks' }, 'HOOK_SECRET: is missing'],
  ['in the open', { HOOK_SECRET, HOOK_URLS: 'http://erp.example/hooks' }, 'must be https'],
  // no request can be sent to one
  ['with a user', { HOOK_SECRET, HOOK_URLS: 'https://a:b@erp.example/hooks' }, 'must not have a user or password'],
])('a receiver of hooks %s is refused', (_, env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
});
