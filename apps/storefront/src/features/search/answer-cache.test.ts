import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

describe('createAnswerCache', () => {
  it('gives an answer again until it is old', () => {
    let nowMs = 0;
    const cache = createAnswerCache<string>({ entriesMax: 2, ttlMs: 100 }, () => nowMs);
    cache.keep('tv', 'televisions');
    nowMs = 99;
    expect(cache.find('tv')).toBe('televisions');
    nowMs = 100;
    expect(cache.find('tv')).toBeUndefined();
  });

  it('drops the oldest when there are too many', () => {
    const cache = createAnswerCache<number>({ entriesMax: 2, ttlMs: 100 }, () => 0);
    cache.keep('a', 1);
    cache.keep('b', 2);
    cache.keep('a', 3);
    cache.keep('c', 4);
    expect(['a', 'b', 'c'].map((query) => cache.find(query))).toEqual([3, undefined, 4]);
  });
});
