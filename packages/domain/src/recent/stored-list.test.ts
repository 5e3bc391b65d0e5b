import { describe, expect, it } from 'vitest';
import { readPart, readStoredList, readText, writeStoredList } from './stored-list.ts';

describe('readStoredList', () => {
  it('reads back what was written', () => {
    expect(readStoredList(writeStoredList(1, ['a', 'b']), 1, readText)).toEqual(['a', 'b']);
  });
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a text that was cut off', '{"version":1,"items":["a"'],
    ['another kind of text', '"a"'],
    ['null', 'null'],
    ['a list without a version', '["a"]'],
    ['another version', '{"version":2,"items":["a"]}'],
    ['items that are no list', '{"version":1,"items":{"0":"a"}}'],
  ])('is empty for %s', (_, text) => {
    expect(readStoredList(text, 1, readText)).toEqual([]);
  });
  it('leaves out the items that cannot be read and keeps the others', () => {
    expect(readStoredList('{"version":1,"items":["a",null,3,"",["b"],"c"]}', 1, readText)).toEqual(['a', 'c']);
  });
});

describe('readPart', () => {
  it.each([
    [{ name: 'x' }, 'x'],
    [{ title: 'x' }, undefined],
    [null, undefined],
    ['name', undefined],
  ])('of %j', (value, expected) => {
    expect(readPart(value, 'name')).toBe(expected);
  });
});
