import type { Locality } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { findDoubt } from './locality-doubt.ts';

const place = (suburb: string, state: Locality['state'], postcode: string): Locality => ({
  suburb,
  state,
  postcode,
  name: `${suburb} ${state} ${postcode}`,
  location: { latitude: 0, longitude: 0 },
});
const known = [
  place('Richmond', 'NSW', '2753'),
  place('Richmond', 'VIC', '3121'),
  place('Richmond Hill', 'NSW', '2480'),
];

describe('a suburb, its state and its postcode', () => {
  it('that belong together are fine, however they are written', () => {
    expect(findDoubt({ suburb: ' richmond ', state: 'VIC', postcode: '3121' }, known)).toBeUndefined();
  });

  it('with another postcode are asked about, in the same state first', () => {
    expect(findDoubt({ suburb: 'Richmond', state: 'VIC', postcode: '3012' }, known)?.postcode).toBe('3121');
  });

  it('with another state are asked about', () => {
    expect(findDoubt({ suburb: 'Richmond', state: 'QLD', postcode: '3121' }, known)?.state).toBe('NSW');
  });

  it('that nobody knows are taken as they are', () => {
    expect(findDoubt({ suburb: 'Newtown', state: 'TAS', postcode: '7000' }, known)).toBeUndefined();
  });
});
