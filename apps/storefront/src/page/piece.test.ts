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
it('names the stylesheet it needs, and does not repeat it', () => {
  const sheet = '<link rel="stylesheet" href="/assets/icons.css" data-precedence="icons"/>';
  const piece = new MadePiece('b', `<link rel="preload" as="image" href="/p.webp"/>${sheet}<p>B</p>`);
  expect(piece.html).toBe('<p>B</p>');
  expect(piece.sheet).toBe('/assets/icons.css');
});
