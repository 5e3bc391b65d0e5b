import { describe, expect, it } from 'vitest';
import { productLink } from '../links/page-links.ts';
import { addressParams } from '../listing/testing/address-params.ts';
import {
  createReferrerId,
  findReferrer,
  type Referrer,
  type ReferrerChoice,
  type Referrers,
  readReferrerId,
  readReferrers,
  referrerAttribution,
  rememberReferrer,
  writeReferrers,
} from './referrer.ts';

/** Deterministic numbers, spread over the whole range. */
function countingRandom() {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const referrer = (number: number): Referrer => ({
  id: String(number).padStart(6, '0'),
  listId: `list-${number}`,
  listName: `List ${number}`,
  choices: [],
});
const referrers = (count: number): Referrers => Array.from({ length: count }, (_, index) => referrer(index + 1));
const kettle: ReferrerChoice = { path: '/products/kettle', index: 3 };
const search = { listId: 'search', listName: 'Search results' };

describe('createReferrerId', () => {
  it.each([
    ['the lowest number', () => 0, 'aaaaaa'],
    ['the highest number', () => 1 - Number.EPSILON, '999999'],
  ])('of %s has six characters [C-9-42 D-2-08]', (_, random, expected) => {
    expect(createReferrerId(random)).toBe(expected);
  });
  it('differs from time to time and is always six letters or digits [C-9-42 D-2-08]', () => {
    const random = countingRandom();
    const ids = Array.from({ length: 200 }, () => createReferrerId(random));
    expect(ids.filter((id) => !/^[a-z0-9]{6}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(200);
  });
});

describe('rememberReferrer', () => {
  it('keeps the list under a new id, by which it is found', () => {
    const added = rememberReferrer(referrers(2), search, kettle, countingRandom());
    expect(added.referrer).toMatchObject(search);
    expect(added.referrers).toEqual([...referrers(2), added.referrer]);
    expect(findReferrer(added.referrers, added.referrer.id)).toEqual(added.referrer);
  });
  it('keeps 64; the oldest goes [C-9-44 D-2-09]', () => {
    const added = rememberReferrer(referrers(64), search, kettle, countingRandom());
    expect(added.referrers).toEqual([...referrers(64).slice(1), added.referrer]);
    expect(findReferrer(added.referrers, referrer(1).id)).toBeUndefined();
  });
  it('lets a known list keep its id and makes it the newest', () => {
    const { id, choices: _, ...source } = referrer(1);
    const added = rememberReferrer(referrers(64), source, kettle, countingRandom());
    expect(added.referrer.id).toBe(id);
    expect(added.referrers).toEqual([...referrers(64).slice(1), { ...referrer(1), choices: [kettle] }]);
  });
  it('has one list behind an id, the later one', () => {
    const first = rememberReferrer([], search, kettle, () => 0);
    const second = rememberReferrer(first.referrers, { listId: 'home', listName: 'Home' }, kettle, () => 0);
    expect(second.referrers).toEqual([{ id: 'aaaaaa', listId: 'home', listName: 'Home', choices: [kettle] }]);
  });
});

describe('referrerAttribution', () => {
  const { referrers: known, referrer: list } = rememberReferrer(referrers(2), search, kettle, countingRandom());
  it('says from which list a product was chosen, and from where in it [C-3-15]', () => {
    expect(referrerAttribution(known, list.id, kettle.path)).toEqual({ listName: 'Search results', listItemIndex: 3 });
  });
  it('knows a product that is chosen again by its new place', () => {
    const again = rememberReferrer(known, search, { ...kettle, index: 0 }, countingRandom());
    expect(referrerAttribution(again.referrers, list.id, kettle.path)?.listItemIndex).toBe(0);
  });
  it('keeps the newest 24 of a list', () => {
    const chosen = Array.from({ length: 30 }, (_, index) => ({ path: `/products/p${index}`, index }));
    const kept = chosen.reduce<Referrers>(
      (before, choice) => rememberReferrer(before, search, choice, () => 0).referrers,
      [],
    );
    expect(kept[0]?.choices).toEqual(chosen.slice(6));
  });
  it.each([
    ['an unknown id', 'zzzzzz', kettle.path],
    ['no id', null, kettle.path],
    ['a product that was not chosen from it', list.id, '/products/toaster'],
  ])('of %s is none', (_, id, path) => {
    expect(referrerAttribution(known, id, path)).toBeNull();
  });
});

describe('findReferrer', () => {
  it.each([null, '', 'zzzzzz'])('of %j is none', (id) => {
    expect(findReferrer(referrers(3), id)).toBeUndefined();
  });
});

describe('readReferrerId', () => {
  it('reads what a product link wrote into ref [C-9-43 D-2-07]', () => {
    const id = createReferrerId(countingRandom());
    const [, query = ''] = productLink({ path: 'products/kettle' }, id).split('?');
    expect(query).toBe(`ref=${id}`);
    expect(readReferrerId(addressParams(query))).toBe(id);
  });
  it.each(['', 'ref=', 'ref=abc', 'ref=abcdefg', 'ref=ABCDEF', 'ref=abc%3Cd', 'from=abcdef'])(
    'reads none in "%s" [C-9-42 C-9-43]',
    (query) => {
      expect(readReferrerId(addressParams(query))).toBeNull();
    },
  );
});

describe('readReferrers', () => {
  it('reads back what was written', () => {
    expect(readReferrers(writeReferrers(referrers(3)))).toEqual(referrers(3));
  });
  it('reads back what was chosen, and leaves out what cannot have been', () => {
    const item = { ...referrer(1), choices: [kettle, { path: '/products/a', index: -1 }, { index: 2 }, null] };
    expect(readReferrers(JSON.stringify({ version: 1, items: [item] }))).toEqual([
      { ...referrer(1), choices: [kettle] },
    ]);
  });
  it('keeps the newest 64 [C-9-44 D-2-09]', () => {
    expect(readReferrers(writeReferrers(referrers(70)))).toEqual(referrers(70).slice(6));
  });
  it('is empty when nothing readable was kept', () => {
    expect(readReferrers('[')).toEqual([]);
  });
  it.each([
    ['no object', 'abcdef'],
    ['an id of another length', { ...referrer(1), id: 'abc' }],
    ['no list id', { ...referrer(1), listId: undefined }],
    ['a name that is no text', { ...referrer(1), listName: 3 }],
  ])('leaves out an item with %s', (_, item) => {
    expect(readReferrers(JSON.stringify({ version: 1, items: [item, referrer(2)] }))).toEqual([referrer(2)]);
  });
});
