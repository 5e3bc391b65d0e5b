import { describe, expect, it } from 'vitest';
import { featureCards } from './feature-cards.ts';

const images = ['front', 'angle', 'dimensions', 'room'].map((view) => ({ url: `/${view}.svg`, alt: view }));
const cards = (features: readonly string[]) =>
  featureCards(features, images).map(({ title, lines }) => [title, ...lines]);

describe('featureCards', () => {
  it.each([
    [[], []],
    [['a'], [['a']]],
    [['a', 'b'], [['a', 'b']]],
    [
      ['a', 'b', 'c'],
      [['a', 'b'], ['c']],
    ],
    [
      ['a', 'b', 'c', 'd', 'e', 'f'],
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
        ['g', 'h'],
      ],
    ],
  ])('of %j are %j', (features, expected) => {
    expect(cards(features)).toEqual(expected);
  });
  it('show it close up, from the front and in its room', () => {
    expect(featureCards(['a', 'b', 'c', 'd', 'e'], images).map(({ image }) => image?.alt)).toEqual([
      'angle',
      'front',
      'room',
    ]);
  });
  it('have no picture where the product has none', () => {
    expect(featureCards(['a', 'b', 'c', 'd', 'e'], images.slice(0, 1)).map(({ image }) => image?.alt)).toEqual([
      undefined,
      'front',
      undefined,
    ]);
  });
});
