import { describe, expect, it } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('groupByLetter', () => {
  it('sorts letters and names, ignores case and accents, and puts the rest last', () => {
    expect(groupByLetter(named('tarn', 'Élan', '3rd Room', 'Tether & Co', 'Emberlyn'))).toEqual([
      { letter: 'E', brands: named('Élan', 'Emberlyn') },
      { letter: 'T', brands: named('tarn', 'Tether & Co') },
      { letter: '#', brands: named('3rd Room') },
    ]);
  });
});
