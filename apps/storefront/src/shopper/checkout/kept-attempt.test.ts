import { describe, expect, it } from 'vitest';
import { readKeptAttempt } from './kept-attempt.ts';

const draft = { contact: { email: 'mia@example.com' } };
const attempt = { key: 'k', request: { cart: { payment: { methods: [] } } } };

describe('readKeptAttempt', () => {
  it('finds an attempt that was not answered, and one that waits for the shopper', () => {
    const open = { attempt, isCustomer: false, draft, orderNumber: null };
    const waiting = { attempt: null, isCustomer: true, draft, orderNumber: 'W-204817' };
    for (const kept of [open, waiting]) expect(readKeptAttempt(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    null,
    '',
    'null',
    '{}',
    '[1]',
    '{"attempt":{"key":"k"},"isCustomer":false,"draft":{"contact":{"email":"a"}},"orderNumber":null}',
    '{"attempt":null,"isCustomer":false,"draft":{},"orderNumber":"W-1"}',
  ])('finds nothing in %s', (text) => {
    expect(readKeptAttempt(text)).toBeNull();
  });
});
