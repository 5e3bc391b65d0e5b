import { describe, expect, it } from 'vitest';
import { openAttemptKey } from '../../page/attempt-key.ts';
import { heldUnits, readOpenAttempt } from './open-attempt.ts';

const draft = {
  cartItems: [
    { variantId: 'fridge-1', qty: 1 },
    { variantId: 'kettle-1', qty: 2 },
    { variantId: 'kettle-1', qty: 1 },
  ],
  contact: { email: 'mia@example.com' },
};

describe('the order that a browser began', () => {
  it('is read back as it was kept, and its key goes with calls', () => {
    const text = JSON.stringify({ key: 'a-key', draft, content: 'words', orderNumber: 'W-1' });
    expect(readOpenAttempt(text)).toEqual({ key: 'a-key', draft, content: 'words', orderNumber: 'W-1' });
    expect(openAttemptKey(() => ({ getItem: () => text }))).toBe('a-key');
  });

  it.each([null, '', 'x', '{}', '{"key":1}', '{"key":"a","draft":{}}'])('is none where %j was kept', (text) => {
    expect(readOpenAttempt(text)).toBeNull();
    expect(openAttemptKey(() => ({ getItem: () => (text === '{"key":"a","draft":{}}' ? null : text) }))).toBeNull();
  });

  it('is none where nothing can be kept', () => {
    const closed = () => {
      throw new Error('closed');
    };
    expect(openAttemptKey(closed)).toBeNull();
  });

  it('holds the units of its lines', () => {
    const attempt = readOpenAttempt(JSON.stringify({ key: 'a-key', draft, content: null }));
    expect([...heldUnits([attempt])]).toEqual([
      ['fridge-1', 1],
      ['kettle-1', 3],
    ]);
    expect(heldUnits([null]).size).toBe(0);
  });
});
