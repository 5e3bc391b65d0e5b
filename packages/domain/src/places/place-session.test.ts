import { expect, it } from 'vitest';
import { ADDRESS_SEARCH, placeSession } from './place-session.ts';

const session = { token: 'one', startedAt: 1000 };
const next = () => 'two';

it('goes on with a session for 3 minutes, and then begins another one [C-9-41 D-9-58]', () => {
  expect(placeSession(null, 5, next)).toEqual({ token: 'two', startedAt: 5 });
  expect(placeSession(session, 1000 + 179_999, next)).toBe(session);
  expect(placeSession(session, 1000 + 180_000, next)).toEqual({ token: 'two', startedAt: 181_000 });
});

it('shows a spinner after a second [C-9-40]', () => {
  expect(ADDRESS_SEARCH.spinnerDelayMs).toBe(1000);
});
