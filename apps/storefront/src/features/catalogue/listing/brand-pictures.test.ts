import { describe, expect, it } from 'vitest';
import { brandPictures } from './brand-pictures.ts';

const picture = (name: string) => ({ url: `/pictures/${name}.svg`, alt: name });
const product = (code: string, name: string) => ({
  family: { code, name: code },
  images: [picture(name), picture(`${name} from behind`)],
});
const fridge = product('fridges', 'fridge');
const otherFridge = product('fridges', 'other fridge');
const washer = product('washers', 'washer');
const dryer = product('dryers', 'dryer');
const names = (...given: Parameters<typeof brandPictures>) => brandPictures(...given).map(({ alt }) => alt);

describe('brandPictures', () => {
  it('are three products of different kinds, each from the front', () => {
    expect(names([fridge, otherFridge, washer, dryer], null)).toEqual(['fridge', 'washer', 'dryer']);
  });

  it('are of the same kind where there is no other', () => {
    expect(names([fridge, otherFridge], null)).toEqual(['fridge', 'other fridge']);
  });

  it('begin with the picture of an editor, in the place of the first kind', () => {
    expect(names([fridge, otherFridge, washer, dryer], picture('chosen'))).toEqual(['chosen', 'washer', 'dryer']);
  });

  it('are none without products and without an editor', () => {
    expect(names([], null)).toEqual([]);
    expect(names([{ ...fridge, images: [] }], null)).toEqual([]);
    expect(names([], picture('chosen'))).toEqual(['chosen']);
  });
});
