import { describe, expect, it } from 'vitest';
import { storesAround } from './find-stores-around.ts';

describe('storesAround', () => {
  it('asks for visible stores within 200 km of a point, in metres [C-7-16 D-7-19 C-9-37 D-9-55]', () => {
    expect(storesAround({ lat: -37.81, lng: 144.96 }, 5)).toMatchObject({
      indexName: 'stores',
      params: {
        aroundLatLng: '-37.810000,144.960000',
        aroundRadius: 200_000,
        facetFilters: ['visibleIn.index:true'],
        hitsPerPage: 5,
      },
    });
  });
});
