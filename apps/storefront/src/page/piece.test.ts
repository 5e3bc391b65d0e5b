import { expect, it } from 'vitest';
import { jsonWithPieces, MadePiece } from './piece.ts';

const data = { cards: [new MadePiece('a', '<p>A</p>')] };

it('is only its key in the data beside a document, which holds its HTML', () => {
  expect(JSON.stringify(data)).toBe('{"cards":[{"key":"a"}]}');
});
it('brings its HTML along to a page that the browser makes', () => {
  expect(JSON.parse(jsonWithPieces(data))).toEqual({ cards: [{ key: 'a', html: '<p>A</p>' }] });
});
it('is only its key again afterwards, even if the rest could not be written', () => {
  expect(() =>
    jsonWithPieces({
      toJSON: () => {
        throw new Error('broken');
      },
    }),
  ).toThrow('broken');
  expect(JSON.stringify(data)).toBe('{"cards":[{"key":"a"}]}');
});
it('drops preloads of pictures that follow at once', () => {
  expect(new MadePiece('b', '<link rel="preload" as="image" href="/p.webp"/><p>B</p>').html).toBe('<p>B</p>');
});
