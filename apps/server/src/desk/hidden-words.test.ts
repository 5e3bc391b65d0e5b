import { describe, expect, it } from 'vitest';
import { createHiddenWords, hideQuery, showQuery } from './hidden-words.ts';

const hidden = createHiddenWords('a secret of this shop');

describe('hidden words', () => {
  it('are the same text each time, and read by this shop only', () => {
    const text = hidden.hide('Mia.Tran@example.com');
    expect(text).toMatch(/^h-[\w-]+$/);
    expect(Buffer.from(text.slice(2), 'base64url').toString('latin1').toLowerCase()).not.toContain('mia');
    expect(hidden.hide('Mia.Tran@example.com')).toBe(text);
    expect(hidden.show(text)).toBe('Mia.Tran@example.com');
    expect(createHiddenWords('of another shop').show(text)).toBeUndefined();
  });

  it('that somebody made up are none', () => {
    const text = hidden.hide('mia');
    for (const made of ['', 'h-', 'h-AAAA', 'mia', `${text.slice(0, -2)}AA`, text.slice(2)])
      expect(hidden.show(made), made).toBeUndefined();
  });

  it('leave the other fields of an address as they are', () => {
    const typed = new URLSearchParams({ view: 'all', q: 'h-fi & co', day: '2030-01-01' });
    const address = hideQuery(hidden, typed);
    expect(address.get('view')).toBe('all');
    expect(`${address}`).not.toContain('fi');
    expect(`${showQuery(hidden, address)}`).toBe(`${typed}`);
    expect(`${showQuery(hidden, typed)}`).toBe(`${typed}`);
  });
});
