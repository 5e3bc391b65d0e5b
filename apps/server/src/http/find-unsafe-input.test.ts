import { describe, expect, it } from 'vitest';
import { findUnsafeInput } from './find-unsafe-input.ts';

const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

describe('findUnsafeInput', () => {
  it.each([
    ['NUL', '\0', 'must be plain text'],
    ['an escape', 'a\x1b[31mb', 'must be plain text'],
    ['delete', '\x7f', 'must be plain text'],
    ['a C1 control', '\x9b', 'must be plain text'],
    ['half a pair', 'a\ud800', 'must be plain text'],
    ['the other half', '\udc00a', 'must be plain text'],
  ])('refuses %s in any text, and names the field', (_, text, message) => {
    expect(findUnsafeInput({ cart: { items: ['fine', { note: text }] } })).toEqual({
      field: 'cart.items.1.note',
      message,
    });
    expect(findUnsafeInput(text)).toEqual({ field: 'input', message });
    expect(findUnsafeInput({ details: { [`x${text}`]: 1 } })).toEqual({
      field: 'details',
      message: 'must have plain names',
    });
  });

  it.each(['', 'Zoë 你好 👩‍👧 ‏שלום', 'two\r\nlines\tand a tab', '\uffff\u{10ffff}'])('takes %j', (text) => {
    expect(findUnsafeInput({ note: text, [text]: [text, null, 1, true] })).toBeUndefined();
  });

  it('refuses what is nested too deep, however deep', () => {
    expect(findUnsafeInput(nested(40))).toBeUndefined();
    for (const depth of [41, 200_000])
      expect(findUnsafeInput(nested(depth))).toMatchObject({ message: 'must not be nested so deep' });
  });
});
