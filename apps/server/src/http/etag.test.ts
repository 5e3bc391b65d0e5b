import { describe, expect, it } from 'vitest';
import { etagOf, hasTag } from './etag.ts';

it('names bytes by what they are', () => {
  expect(etagOf('a')).toMatch(/^"[\w-]{20,}"$/);
  expect(etagOf('a')).toBe(etagOf(Buffer.from('a')));
  expect(etagOf('a')).not.toBe(etagOf('b'));
});

describe('hasTag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['"x",W/"a","y"', true],
    ['*', true],
    [' * ', true],
    ['"x,a", "b, "', false],
    ['"A"', false],
    ['a', false],
    ['"*"', false],
    ['', false],
    [undefined, false],
  ])('If-None-Match %s', (header, is) => {
    expect(hasTag(header, '"a"')).toBe(is);
  });
});
