import { failed, rejected, success } from '@wattle/domain/results';
import { NOTHING_SYNCED } from '@wattle/domain/sync';
import { expect, it } from 'vitest';
import { createStateCalls, replyOf, type StateOutcome } from './state-calls.ts';

const state = { ...NOTHING_SYNCED, cartItems: [], wishlistItems: [] };

it.each<[StateOutcome, string, string]>([
  [success({ state }), 'SUCCESS', ''],
  [failed('CONFLICT'), 'CONFLICT', '[C-7-07 C-8-11]'],
  [rejected({ code: 'MISSING_DATA' }), 'ERROR', '[C-8-12]'],
  [failed('UNAVAILABLE', false), 'ERROR', '[C-8-12]'],
  [failed('UNAVAILABLE'), 'UNREACHED', ''],
  [failed('TIMEOUT', false), 'UNREACHED', ''],
  [rejected({ code: 'ACCOUNT_NOT_AUTHENTICATED' }), 'UNREACHED', ''],
])('%j is %s %s', (outcome, status) => {
  expect(replyOf(outcome).status).toBe(status);
});

it('a call that is given up has refused nothing', async () => {
  const giveUp = async () => {
    throw new DOMException('timed out', 'TimeoutError');
  };
  const calls = createStateCalls({ loadAccountState: giveUp, saveAccountState: giveUp });
  expect([await calls.fetchState(), await calls.putState(state)]).toEqual([
    { status: 'UNREACHED' },
    { status: 'UNREACHED' },
  ]);
});
