import { expect, it } from 'vitest';
import { nextSession, SESSION_EVENTS, SESSION_STATES } from './session-state.ts';

const steps = [
  ['INITIALISING', 'STARTED_AS_GUEST', 'LOGGED_OUT', '[C-4-01 C-4-05]'],
  ['INITIALISING', 'VERIFIED', 'LOGGED_IN', '[C-4-01 C-4-04 C-4-07]'],
  ['INITIALISING', 'VERIFICATION_FAILED', 'LOGGING_OUT', '[C-4-08]'],
  ['LOGGED_OUT', 'LOG_IN_STARTED', 'LOGGING_IN', '[C-4-02]'],
  ['LOGGING_IN', 'LOG_IN_DONE', 'LOGGED_IN', '[C-4-02 C-4-04]'],
  ['LOGGING_IN', 'LOG_IN_FAILED', 'LOGGED_OUT', '[C-4-02 C-4-05]'],
  ['LOGGED_IN', 'LOG_OUT_STARTED', 'LOGGING_OUT', '[C-4-03]'],
  ['LOGGING_OUT', 'LOG_OUT_DONE', 'LOGGED_OUT', '[C-4-03 C-4-05]'],
] as const;

it.each(steps)('%s: %s leads to %s %s', (state, event, next) => {
  expect(nextSession(state, event)).toBe(next);
});

it('any other event leads nowhere', () => {
  const known = new Set<string>(steps.map(([state, event]) => `${state} ${event}`));
  for (const state of SESSION_STATES) {
    for (const event of SESSION_EVENTS) {
      if (!known.has(`${state} ${event}`)) expect(nextSession(state, event)).toBe(state);
    }
  }
});
