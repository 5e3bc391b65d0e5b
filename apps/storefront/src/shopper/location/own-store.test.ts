import { describe, expect, it } from 'vitest';
import { parseOwnStore } from './own-store.ts';

const preston = {
  id: 'store-preston',
  name: 'Preston',
  path: 'stores/preston',
  timeZone: 'Australia/Melbourne',
  weeklyHours: [],
  seasonalHours: [],
  atMs: 1_800_000_000_000,
};

describe('parseOwnStore', () => {
  it('reads the store that was chosen, and nothing beside it', () => {
    expect(parseOwnStore(JSON.stringify({ ...preston, phone: '03 5550 0142' }))).toEqual(preston);
  });
  it('looks hours up again when it is not known how old they are', () => {
    expect(parseOwnStore(JSON.stringify({ ...preston, atMs: 'today' }))).toEqual({ ...preston, atMs: 0 });
  });
  it.each([
    ['nothing', null],
    ['none', 'null'],
    ['broken text', '{"id":'],
    ['an id alone', '"store-preston"'],
    ['an id that is none', JSON.stringify({ ...preston, id: '<b>' })],
    ['a store without hours', JSON.stringify({ ...preston, weeklyHours: null })],
  ])('has no store from %s', (_, text) => {
    expect(parseOwnStore(text)).toBeNull();
  });
});
