import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { chooseTraits, type Trait, without } from './trait.ts';

const trait = (code: string, more: Partial<Trait> = {}): Trait => ({
  code,
  name: code,
  chance: [1, 1, 1],
  adds: 0,
  line: code,
  says: [],
  ...more,
});

describe('chooseTraits', () => {
  it('follows the chance of the grade', () => {
    const traits = [trait('a', { chance: [0, 0, 1] })];
    expect(chooseTraits(traits, 0, createRandom(1), {})).toEqual({ a: false });
    expect(chooseTraits(traits, 2, createRandom(1), {})).toEqual({ a: true });
  });

  it('keeps what needs another trait, and what excludes one, apart', () => {
    const traits = [
      trait('ice', { chance: [0, 0, 1] }),
      trait('tank', { excludes: 'ice' }),
      trait('crushed', { needs: 'ice' }),
    ];
    expect(chooseTraits(traits, 0, createRandom(1), {})).toEqual({ ice: false, tank: true, crushed: false });
    expect(chooseTraits(traits, 2, createRandom(1), {})).toEqual({ ice: true, tank: false, crushed: true });
  });

  it('takes what is already decided', () => {
    expect(chooseTraits([trait('a'), trait('b', { needs: 'a' })], 1, createRandom(1), { a: false })).toEqual({
      a: false,
      b: false,
    });
  });
});

describe('without', () => {
  it('turns traits off', () => {
    expect(without('a', 'b')).toEqual({ a: false, b: false });
  });
});
