import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../account/testing/sample-address.ts';
import { canMoveOrder, moveOrder } from './move-order.ts';
import { ORDER_STATUSES, type OrderShipping, type OrderStatus } from './order.ts';

const agreed = { methodCode: 'x', label: 'X', day: null, rangeEnd: null };
const store = { erpStoreId: '7', name: 'Richmond', path: '/stores/richmond', address: '', phone: '' };
const delivery: OrderShipping = { ...agreed, type: 'DELIVERY', address: sampleAddress(), note: '' };
const pickup: OrderShipping = { ...agreed, type: 'STORE_PICKUP', store };

const inState = (status: OrderStatus, shipping: OrderShipping = delivery) => ({
  status,
  shipping,
  history: [{ status, at: 1, note: '' }],
});

describe('an order on its way', () => {
  it('goes on, and remembers when', () => {
    const moved = moveOrder(inState('PLACED'), 'PACKED', { at: 5, note: 'In a box' });
    expect(moved).toMatchObject({
      status: 'SUCCESS',
      value: { status: 'PACKED', history: [{ status: 'PLACED' }, { status: 'PACKED', at: 5, note: 'In a box' }] },
    });
  });

  it('told the same twice has moved once', () => {
    const order = inState('PLACED');
    expect(moveOrder(order, 'PLACED', { at: 9 })).toEqual({ status: 'SUCCESS', value: order });
  });

  it('never goes back: a late word of a payment changes nothing', () => {
    for (const status of ORDER_STATUSES.filter((one) => one !== 'PENDING')) {
      expect(canMoveOrder(inState(status), 'PENDING'), status).toBe(false);
    }
    for (const status of ['PACKED', 'ON_THE_WAY', 'DELIVERED', 'CANCELLED', 'REFUNDED'] as const) {
      expect(moveOrder(inState(status), 'PLACED', { at: 9 }).status, status).toBe('REJECTED');
    }
  });

  it('whose payment is not sure is not packed', () => {
    expect(canMoveOrder(inState('PENDING'), 'PACKED')).toBe(false);
    expect(canMoveOrder(inState('PENDING'), 'PLACED')).toBe(true);
  });

  it('that is collected is never brought, and the other way round', () => {
    expect(canMoveOrder(inState('PACKED', pickup), 'ON_THE_WAY')).toBe(false);
    expect(canMoveOrder(inState('PACKED', pickup), 'READY_TO_COLLECT')).toBe(true);
    expect(canMoveOrder(inState('PACKED', delivery), 'READY_TO_COLLECT')).toBe(false);
  });

  it('ends: no circle leads through its states', () => {
    const reach = (status: OrderStatus, seen: readonly OrderStatus[]): void => {
      expect(seen).not.toContain(status);
      for (const next of ORDER_STATUSES.filter((one) => canMoveOrder(inState(status), one))) {
        reach(next, [...seen, status]);
      }
    };
    reach('PENDING', []);
  });
});
