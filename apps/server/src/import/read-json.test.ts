import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('readJson', () => {
  it('reads what a record may be', () => {
    expect(readJson('{"a":[{"b":"__proto__"}]}')).toEqual({ value: { a: [{ b: '__proto__' }] } });
    expect(readJson('"\\ud83d\\ude00\\n"')).toEqual({ value: '😀\n' });
    expect(readJson(nested(100))).toHaveProperty('value');
  });

  it.each([
    ['what is none', '{', 'is not JSON'],
    ['a field that sets what is inherited', '{"a":[{"__proto__":{"price":1}}]}', 'has a field __proto__'],
    ['NUL in a text', '{"a":["b\\u0000"]}', 'has a character that cannot be stored (NUL or half of a pair)'],
    ['NUL in a name', '{"a\\u0000":1}', 'has a character that cannot be stored (NUL or half of a pair)'],
    ['half of a pair', '{"a":"\\ud83d"}', 'has a character that cannot be stored (NUL or half of a pair)'],
    ['a hundred levels and more', nested(102), 'is nested deeper than 100 levels'],
    ['a hundred thousand levels', nested(100_000), 'is nested deeper than 100 levels'],
  ])('refuses %s', (_, text, problem) => {
    expect(readJson(text)).toEqual({ problem });
  });
});
