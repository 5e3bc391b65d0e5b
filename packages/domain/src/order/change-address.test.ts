import { describe, expect, it } from 'vitest';
import { canChangeAddress, planAddressChange } from './change-address.ts';
import { ORDER_STATUSES, type Order } from './order.ts';
import type { OrderActor } from './order-actor.ts';

const STAFF: OrderActor = { kind: 'STAFF', role: 'AGENT', name: 'Ada' };
const address = { street1: '1 High St', street2: '', suburb: 'Preston', postcode: '3072', state: 'VIC' };
const order = (more: Partial<Order> = {}): Order =>
  ({ number: 'W-1', status: 'PLACED', shipping: { type: 'DELIVERY', address, note: 'Ring' }, ...more }) as Order;

describe('another address', () => {
  it('is another street of the same suburb, with words for the driver', () => {
    const wanted = { street1: ' 2 Low St ', street2: 'Unit 4', note: ' Gate code 4417 ' };
    const planned = planAddressChange(order(), wanted, STAFF);
    expect(planned).toMatchObject({
      status: 'SUCCESS',
      value: {
        order: {
          shipping: { address: { ...address, street1: '2 Low St', street2: 'Unit 4' }, note: 'Gate code 4417' },
        },
        hasMoved: true,
      },
    });
  });

  it('is the same door when only the driver is told something', () => {
    const wanted = { street1: '1 High St ', street2: '', note: 'Gate code 4417' };
    expect(planAddressChange(order(), wanted, STAFF)).toMatchObject({ value: { hasMoved: false } });
  });

  it('needs a street', () => {
    const wanted = { street1: '  ', street2: '', note: '' };
    expect(planAddressChange(order(), wanted, STAFF)).toMatchObject({ reasons: [{ code: 'StreetMissing' }] });
  });

  it.each(ORDER_STATUSES)('of an order that is %s: staff, until it has left', (status) => {
    const may = status === 'PLACED' || status === 'PACKED';
    expect(canChangeAddress(order({ status }), STAFF)).toBe(may);
    expect(canChangeAddress(order({ status }), { kind: 'SHOPPER' })).toBe(false);
    const planned = planAddressChange(order({ status }), { street1: 'x', street2: '', note: '' }, STAFF);
    expect(planned.status).toBe(may ? 'SUCCESS' : 'REJECTED');
  });

  it('is nothing for who collects', () => {
    const pickup = order({ shipping: { type: 'STORE_PICKUP' } as Order['shipping'] });
    expect(canChangeAddress(pickup, STAFF)).toBe(false);
  });
});
