import { describe, expect, it } from 'vitest';
import { csvLine, flatten, readDefused } from './to-csv.ts';

describe('flatten', () => {
  it('makes dotted columns of nested fields and JSON of lists', () => {
    const value = {
      number: 'W1',
      data: { contact: { name: 'Jo' }, items: [{ qty: 1 }], total: 9.5, gift: false, none: null },
    };
    expect(Object.fromEntries(flatten(value))).toEqual({
      number: 'W1',
      'data.contact.name': 'Jo',
      'data.items': '[{"qty":1}]',
      'data.total': '9.5',
      'data.gift': 'false',
      'data.none': '',
    });
  });

  it.each([
    ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
    ['@cmd', "'@cmd"],
    ['+1+cmd|x', "'+1+cmd|x"],
    ['-cmd', "'-cmd"],
    ['\tx', "'\tx"],
    ['+61 3 9000 0000', '+61 3 9000 0000'],
    ['-5', '-5'],
    ['plain', 'plain'],
    ["'quoted'", "'quoted'"],
    ["'=1", "''=1"],
  ])('keeps a spreadsheet from running %j, and reads it back', (text, expected) => {
    const cell = flatten({ text }).get('text') ?? '';
    expect(cell).toBe(expected);
    expect(readDefused(cell)).toBe(text);
  });
});

describe('csvLine', () => {
  it('quotes only where it must', () => {
    expect(csvLine(['a', 'b c', 'd,e', 'say "hi"', 'two\nlines', ''])).toBe('a,b c,"d,e","say ""hi""","two\nlines",');
  });
});
