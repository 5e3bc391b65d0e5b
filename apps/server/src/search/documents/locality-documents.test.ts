import { describe, expect, it } from 'vitest';
import { sampleLocality } from '../../store/testing/sample-shop.ts';
import { localityDocument } from './locality-documents.ts';

const at = (latitude: number, longitude: number) =>
  localityDocument({ ...sampleLocality('Preston', 'VIC', '3072'), location: { latitude, longitude } });

describe('localityDocument', () => {
  it('gives name, region, postcode and place [C-7-15]', () => {
    expect(at(-37.74, 145.01)).toMatchObject({
      objectID: 'Preston VIC 3072',
      name: 'Preston',
      region: 'VIC',
      postcode: '3072',
      _geoloc: { lat: -37.74, lng: 145.01 },
    });
  });

  it.each([
    ['Preston, by Melbourne', -37.73994, 145.01076, 9],
    ['Preston, by Toowoomba', -27.665, 151.968, 106],
    ['Broome, far from Perth and Darwin', -17.96, 122.23, 1105],
    ['Darwin itself', -12.463, 130.842, 0],
  ])('knows how far the nearest capital is: %s', (_, latitude, longitude, km) => {
    expect(Math.abs(at(latitude, longitude).capitalKm - km)).toBeLessThanOrEqual(Math.ceil(km / 50));
  });
});
