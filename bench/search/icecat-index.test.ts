import { describe, expect, it } from 'vitest';
import { toIcecatRecord } from './icecat-index.ts';

describe('toIcecatRecord', () => {
  const row = {
    id: '7',
    name: 'KX-200',
    title: 'Kelpie KX-200 kettle 1.7 L Black',
    ean: ['9300000000007'],
    supplier: 'Kelpie',
    short_description: 'Kettle with a long cord',
    date_released: '2020-01-02T00:00:00Z',
    attr_t_product_colour: 'Black',
    attr_n_water_tank_capacity: 1.7,
    attr_b_cordless__base_: true,
    attr_b_timer: false,
  };

  it('maps words by importance, and yes and numbers with the words of their attribute', () => {
    expect(toIcecatRecord(row)).toEqual({
      objectID: '7',
      title: 'Kelpie KX-200 kettle 1.7 L Black',
      brand: 'Kelpie',
      codes: ['KX-200', '9300000000007'],
      shortDescription: 'Kettle with a long cord',
      attributeTexts: ['Black', 'water tank capacity 1.7', 'cordless base'],
      releasedAt: 1577923200,
    });
  });

  it('takes a name of several words for no code, and stands what is missing', () => {
    expect(toIcecatRecord({ id: '8', name: 'DB9 Serial Adapter', title: 'X' })).toMatchObject({
      codes: [],
      shortDescription: '',
      releasedAt: 0,
    });
  });
});
