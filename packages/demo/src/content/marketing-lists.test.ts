import { eventMoment } from '@wattle/domain/forms';
import { describe, expect, it } from 'vitest';
import { generateArticles } from './generate-articles.ts';
import { generateMarketingLists } from './marketing-lists.ts';

const listsAt = (iso: string) => generateMarketingLists({ now: Date.parse(iso) / 1000 })['marketing-lists'];

describe('the lists of the demo shop', () => {
  it.each([
    ['2026-11-15T19:00:00Z', 'Saturday 28 November, 10 am'],
    ['2026-06-15T19:00:00Z', 'Saturday 27 June, 10 am'],
    ['2026-10-01T00:00:00Z', 'Saturday 10 October, 10 am'],
  ])('at %s have a coffee class on %s', (now, words) => {
    const event = listsAt(now).find(({ id }) => id === 'coffee-class')?.event;
    expect(event && eventMoment(event)).toBe(words);
  });

  it('are all that forms in articles name', () => {
    const known = listsAt('2026-11-15T19:00:00Z').map(({ id }) => id);
    const named = [...JSON.stringify(generateArticles({ now: 1_794_700_000 })).matchAll(/"listId":"([^"]*)"/g)];
    expect(named.length).toBeGreaterThan(1);
    for (const [, listId] of named) expect(known).toContain(listId);
  });
});
