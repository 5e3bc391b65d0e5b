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

const email: OrderShipping = { ...agreed, type: 'EMAIL' };

describe('from each state', () => {
  /** What may follow, for an order that is brought, collected, or sent by email. */
  it.each<[OrderStatus, string, string, string]>([
    ['PENDING', 'PLACED CANCELLED', 'PLACED CANCELLED', 'PLACED CANCELLED'],
    [
      'PLACED',
      'PACKED ON_THE_WAY DELIVERED CANCELLED REFUNDED',
      'PACKED READY_TO_COLLECT COLLECTED CANCELLED REFUNDED',
      'PACKED DELIVERED CANCELLED REFUNDED',
    ],
    [
      'PACKED',
      'ON_THE_WAY DELIVERED CANCELLED REFUNDED',
      'READY_TO_COLLECT COLLECTED CANCELLED REFUNDED',
      'DELIVERED CANCELLED REFUNDED',
    ],
    ['ON_THE_WAY', 'DELIVERED REFUNDED', 'REFUNDED', 'DELIVERED REFUNDED'],
    ['READY_TO_COLLECT', 'CANCELLED REFUNDED', 'COLLECTED CANCELLED REFUNDED', 'CANCELLED REFUNDED'],
    ['DELIVERED', 'REFUNDED', 'REFUNDED', 'REFUNDED'],
    ['COLLECTED', 'REFUNDED', 'REFUNDED', 'REFUNDED'],
    ['CANCELLED', 'REFUNDED', 'REFUNDED', 'REFUNDED'],
    ['REFUNDED', '', '', ''],
  ])('%s: brought %j, collected %j, by email %j', (status, ...expected) => {
    const next = [delivery, pickup, email].map((shipping) =>
      ORDER_STATUSES.filter((one) => canMoveOrder(inState(status, shipping), one)).toSorted(),
    );
    expect(next).toEqual(expected.map((words) => words.split(' ').filter(Boolean).toSorted()));
  });
});

describe('an order on its way', () => {
  it('goes on, and remembers when', () => {
    const moved = moveOrder(inState('PLACED'), 'PACKED', { at: 5, note: 'In a box' });
    expect(moved).toMatchObject({
      status: 'SUCCESS',
      value: { status: 'PACKED', history: [{ status: 'PLACED' }, { status: 'PACKED', at: 5, note: 'In a box' }] },
    });
  });

  it('needs no word about it', () => {
    const moved = moveOrder(inState('PLACED'), 'PACKED', { at: 5 });
    expect(moved).toMatchObject({ value: { history: [{}, { status: 'PACKED', at: 5, note: '' }] } });
  });

  it('told the same twice has moved once', () => {
    const order = inState('PLACED');
    expect(moveOrder(order, 'PLACED', { at: 9 })).toEqual({ status: 'SUCCESS', value: order });
  });

  it('never goes back: a late word of a payment changes nothing', () => {
    expect(moveOrder(inState('PACKED'), 'PLACED', { at: 9 })).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'ORDER_STATE_INVALID' }],
    });
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
