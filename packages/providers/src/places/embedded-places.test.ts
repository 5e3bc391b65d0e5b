import { describe, expect, it } from 'vitest';
import { placesCases } from './conformance.ts';
import { createEmbeddedPlaces } from './embedded-places.ts';
import { writePlaceId } from './place-id.ts';
import { someLocalities } from './testing/some-localities.ts';

const places = createEmbeddedPlaces(someLocalities);
const near = { lat: -37.7, lng: 144.9 };
const ask = (text: string, where: typeof near | null = null) =>
  places.suggest({ text, sessionToken: 's', near: where });

describe('embedded places', () => {
  it.each(placesCases)('$name', ({ run }) => run(places));

  it('offers a street where the shopper is while no suburb is typed', async () => {
    expect(await ask('1 Lygon St', near)).toMatchObject({
      value: [{ main: '1 Lygon Street', secondary: 'Brunswick VIC 3056' }],
    });
    expect(await ask('1 Lygon St')).toEqual({ status: 'SUCCESS', value: [] });
  });

  it('offers every suburb that may be meant', async () => {
    const answer = await ask('1 Lygon St, 3011');
    expect(answer).toMatchObject({ value: [{ secondary: 'Footscray VIC 3011' }, { secondary: 'Seddon VIC 3011' }] });
  });

  it.each([
    ['no id at all', 'x'.repeat(600)],
    [
      'a suburb that is not there',
      writePlaceId({ unit: '', street: '1 A Street', suburb: 'Nowhere', state: 'VIC', postcode: '3011' }),
    ],
    [
      'a postcode of another suburb',
      writePlaceId({ unit: '', street: '1 A Street', suburb: 'Brunswick', state: 'VIC', postcode: '3011' }),
    ],
    ['no street', writePlaceId({ unit: '', street: '<b>', suburb: 'Seddon', state: 'VIC', postcode: '3011' })],
  ])('finds nothing for %s', async (_, id) => {
    expect(await places.find(id, 's')).toEqual({ status: 'REJECTED', reasons: [{ code: 'PLACE_NOT_FOUND' }] });
  });

  it('fails when the suburbs cannot be asked', async () => {
    const away = async () => {
      throw new Error('away');
    };
    const broken = createEmbeddedPlaces({ byText: away, near: away });
    expect(await broken.suggest({ text: '1 A St, Foo', sessionToken: 's', near })).toMatchObject({ status: 'ERROR' });
    const id = writePlaceId({ unit: '', street: '1 A Street', suburb: 'Seddon', state: 'VIC', postcode: '3011' });
    expect(await broken.find(id, 's')).toMatchObject({ status: 'ERROR' });
    expect(await broken.locate(near)).toMatchObject({ status: 'ERROR' });
  });
});
