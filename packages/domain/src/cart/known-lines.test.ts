import { describe, expect, it } from 'vitest';
import { readKnownLines } from './known-lines.ts';

const LINE = {
  id: 'a/a-1',
  name: 'Kettle',
  brand: 'Nordholm',
  to: '/products/kettle',
  image: '/pictures/a.svg',
  qty: 2,
};

describe('the known lines of a cart', () => {
  it('are read back, with or without a picture', () => {
    const lines = [LINE, { ...LINE, id: 'b/b-1', image: null }];
    expect(readKnownLines(JSON.stringify(lines))).toEqual(lines);
  });

  it.each([null, '', '{', '7', '{}', '[7, null, "a"]'])('are none in %j', (text) => {
    expect(readKnownLines(text)).toEqual([]);
  });

  it.each([{ qty: 0 }, { qty: 1.5 }, { qty: '2' }, { name: '' }, { id: 7 }, { to: 'https://elsewhere.example' }])(
    'leave out a line with %j',
    (part) => {
      expect(readKnownLines(JSON.stringify([{ ...LINE, ...part }, LINE]))).toEqual([LINE]);
    },
  );
});
