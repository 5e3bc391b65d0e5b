import { describe, expect, it } from 'vitest';
import { serviceOf } from './store-service.ts';

describe('serviceOf', () => {
  it.each([
    [
      'Repairs: bring it in, or book a visit',
      { icon: 'wrench', name: 'Repairs', detail: 'Bring it in, or book a visit' },
    ],
    ['Parking: two bays: one wide', { icon: 'store', name: 'Parking', detail: 'Two bays: one wide' }],
    ['Click and collect', { icon: 'box', name: 'Click and collect', detail: '' }],
  ])('reads %o', (text, service) => {
    expect(serviceOf(text)).toEqual(service);
  });
});
