import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FINISH, type FinishName } from './finish.ts';
import { type KindParams, parsePicturePath, picturePath, VIEWS } from './picture-path.ts';

const finishes = Object.keys(FINISH) as FinishName[];
const brand = fc.stringMatching(/^[a-z0-9]{0,24}$/);
const view = fc.constantFrom(...VIEWS);

const fridge: fc.Arbitrary<KindParams<'fridge'>> = fc.record(
  {
    finish: fc.constantFrom(...finishes),
    layout: fc.constantFrom('french', 'quad', 'bottom', 'top', 'side', 'bar'),
    handle: fc.constantFrom('recess', 'bar'),
    dispenser: fc.boolean(),
    glass: fc.boolean(),
    wmm: fc.integer({ min: 400, max: 1000 }),
    hmm: fc.integer({ min: 450, max: 2000 }),
    brand,
  },
  { requiredKeys: [] },
);

describe('picturePath', () => {
  it('sorts the keys and leaves out what is usual', () => {
    const params = { wmm: 790, finish: 'black', layout: 'bottom', handle: 'recess', brand: 'halden' } as const;
    expect(picturePath('fridge', 'front', params)).toBe(
      '/pictures/fridge/front/brand-halden.finish-black.layout-bottom.wmm-790.svg',
    );
  });

  it('calls a picture without parameters default', () => {
    expect(picturePath('kettle', 'room')).toBe('/pictures/kettle/room/default.svg');
  });

  it('refuses a value that cannot be drawn', () => {
    expect(() => picturePath('fridge', 'front', { wmm: 5000 })).toThrow(RangeError);
    expect(() => picturePath('fridge', 'front', { brand: 'Not A Slug' })).toThrow(RangeError);
  });

  it('is read back to the same values, whatever they are', () => {
    fc.assert(
      fc.property(view, fridge, (name, params) => {
        const parsed = parsePicturePath(picturePath('fridge', name, params));
        expect(parsed).toMatchObject({ kind: 'fridge', view: name, params });
      }),
    );
  });

  it('writes one address for one picture', () => {
    fc.assert(
      fc.property(view, fridge, fridge, (name, one, other) => {
        const read = (params: KindParams<'fridge'>) => parsePicturePath(picturePath('fridge', name, params))?.params;
        const same = JSON.stringify(read(one)) === JSON.stringify(read(other));
        expect(picturePath('fridge', name, one) === picturePath('fridge', name, other)).toBe(same);
      }),
    );
  });
});

describe('parsePicturePath', () => {
  it.each([
    ['another folder', '/images/fridge/front/default.svg'],
    ['an unknown kind', '/pictures/spaceship/front/default.svg'],
    ['a name every object has', '/pictures/constructor/front/default.svg'],
    ['an unknown view', '/pictures/fridge/back/default.svg'],
    ['an unknown key', '/pictures/fridge/front/wheels-4.svg'],
    ['a key every object has', '/pictures/fridge/front/constructor-1.svg'],
    ['an unknown value', '/pictures/fridge/front/layout-round.svg'],
    ['a number out of range', '/pictures/fridge/front/wmm-5000.svg'],
    ['a number with a leading zero', '/pictures/fridge/front/wmm-0790.svg'],
    ['a default that is written out', '/pictures/fridge/front/layout-french.svg'],
    ['keys in another order', '/pictures/fridge/front/wmm-790.finish-black.svg'],
    ['a key said twice', '/pictures/fridge/front/wmm-790.wmm-790.svg'],
    ['an empty value', '/pictures/fridge/front/brand-.svg'],
    ['capitals', '/pictures/fridge/front/finish-Black.svg'],
    ['a step up', '/pictures/fridge/front/../default.svg'],
    ['a query', '/pictures/fridge/front/default.svg?x=1'],
    ['no file', '/pictures/fridge/front/.svg'],
    ['another format', '/pictures/fridge/front/default.png'],
  ])('does not know %s', (_, path) => {
    expect(parsePicturePath(path)).toBeUndefined();
  });

  it('reads nothing that picturePath would not write', () => {
    const part = fc.stringMatching(/^[a-z]{1,9}-[a-z0-9]{1,6}$/);
    const known = fc.constantFrom('finish-black', 'wmm-790', 'layout-top', 'handle-bar', 'dispenser-1', 'glass-0');
    const file = fc.array(fc.oneof(known, part), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(view, file, (name, words) => {
        const path = `/pictures/fridge/${name}/${words}.svg`;
        const parsed = parsePicturePath(path);
        if (parsed) expect(picturePath('fridge', parsed.view, parsed.params)).toBe(path);
      }),
    );
  });
});
