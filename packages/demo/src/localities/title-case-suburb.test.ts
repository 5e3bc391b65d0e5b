import { describe, expect, it } from 'vitest';
import { titleCaseSuburb } from './title-case-suburb.ts';

describe('titleCaseSuburb', () => {
  it.each([
    ['BRUNSWICK', 'Brunswick'],
    ['ST KILDA', 'St Kilda'],
    ["O'CONNOR", "O'Connor"],
    ['O’CONNOR', "O'Connor"],
    ["D'AGUILAR", "D'Aguilar"],
    ["TAM O'SHANTER", "Tam O'Shanter"],
    ["K'GARI", "K'gari"],
    ['MCMAHONS POINT', 'McMahons Point'],
    ['MCCRAE', 'McCrae'],
    ['MACLEOD', 'Macleod'],
    ['MACMASTERS BEACH', 'MacMasters Beach'],
    ['ISLE OF CAPRI', 'Isle of Capri'],
    ['THE ROCKS', 'The Rocks'],
    ['EAGLE ON THE HILL', 'Eagle on the Hill'],
    ['KINGSTON-ON-MURRAY', 'Kingston-on-Murray'],
    ['BRIGHTON-LE-SANDS', 'Brighton-Le-Sands'],
    ['MOUNT COOT-THA', 'Mount Coot-tha'],
    ['ERNABELLA (PUKATJA)', 'Ernabella (Pukatja)'],
    ['HMAS CRESWELL', 'HMAS Creswell'],
    ['NO. 4 BRANCH', 'No 4 Branch'],
    ['Australian National University', 'Australian National University'],
  ])('writes %s as %s', (name, expected) => {
    expect(titleCaseSuburb(name)).toBe(expected);
  });
});
