import { describe, expect, it } from 'vitest';
import {
  withDeliveryAddress,
  withDeliveryMethod,
  withoutPickupDay,
  withPickupDay,
  withPickupStore,
} from './change-checkout.ts';
import type { PickupStore } from './checkout.ts';
import { NO_CHECKOUT } from './kept-checkout.ts';

const address = { type: 'SELECTED', id: 'home' } as const;
const storeAt = (erpStoreId: string): PickupStore => ({
  erpStoreId,
  address: { country: 'AU', postcode: '3072', region: 'VIC', street1: '1 High St', street2: '', locality: 'Preston' },
});
const scheduled = { methodCode: 'deliveryScheduled', date: '2026-11-17', window: '10:00-12:00' };

describe('a delivery', () => {
  const chosen = withDeliveryMethod(
    withDeliveryAddress(NO_CHECKOUT, { address, isTyped: false, isElsewhere: true }),
    scheduled,
  );

  it('keeps its day and window with the method [C-3-34]', () => {
    expect(chosen.delivery).toEqual({ type: 'DELIVERY', address, options: { methodCode: 'deliveryScheduled' } });
    expect(chosen.additional).toMatchObject({ didPickDeliveryDate: true, deliveryDateValue: '2026-11-17' });
    expect(chosen.deliveryWindow).toBe('10:00-12:00');
  });

  it('on a day is not chosen before there is one [C-4-82]', () => {
    const open = withDeliveryMethod(chosen, { ...scheduled, date: null });
    expect(open.delivery?.options).toBeNull();
    expect(open.additional.didPickDeliveryDate).toBe(false);
    expect(open.deliveryWindow).toBeNull();
  });

  it('by another method has no day', () => {
    const standard = withDeliveryMethod(chosen, { methodCode: 'delivery', date: '2026-11-17', window: '10:00-12:00' });
    expect(standard.delivery?.options).toEqual({ methodCode: 'delivery' });
    expect(standard.additional.deliveryDateValue).toBeNull();
    expect(standard.deliveryWindow).toBeNull();
  });

  it('to another place is chosen anew, to another door of the same place it stays', () => {
    const other = { type: 'SELECTED', id: 'work' } as const;
    const draft = { ...chosen, addressDraft: { street1: '88 Sm' } };
    const near = withDeliveryAddress(draft, { address: other, isTyped: true, isElsewhere: false });
    expect(near.delivery).toEqual({ ...chosen.delivery, address: other });
    expect(near.isAddressTyped).toBe(true);
    expect(near.addressDraft).toBeNull();
    const far = withDeliveryAddress(chosen, { address: other, isTyped: false, isElsewhere: true });
    expect(far.delivery).toEqual({ type: 'DELIVERY', address: other, options: null });
    expect(far.additional.didPickDeliveryDate).toBe(false);
  });
});

describe('a pickup', () => {
  const chosen = withPickupDay(withPickupStore(NO_CHECKOUT, storeAt('7'), 'Preston'), '2026-11-18');

  it('on a day is scheduled, as soon as it is ready it is not [C-7-27 C-9-35]', () => {
    expect(chosen.storePickup?.options).toEqual({ methodCode: 'storePickupScheduled' });
    expect(chosen.additional).toMatchObject({ didPickStorePickupDate: true, storePickupDateValue: '2026-11-18' });
    const soon = withPickupDay(chosen, null);
    expect(soon.storePickup?.options).toEqual({ methodCode: 'storePickup' });
    expect(soon.additional.didPickStorePickupDate).toBe(false);
  });

  it('from another store is chosen anew, from the same it stays [C-4-83]', () => {
    expect(withPickupStore(chosen, storeAt('7'), 'Preston').storePickup).toEqual(chosen.storePickup);
    const other = withPickupStore(chosen, storeAt('8'), 'Coburg');
    expect(other.storePickup).toEqual({ type: 'STORE_PICKUP', store: storeAt('8'), options: null });
    expect(other.storeName).toBe('Coburg');
    expect(other.additional.storePickupDateValue).toBeNull();
  });

  it('whose day is gone keeps its store', () => {
    const open = withoutPickupDay(chosen);
    expect(open.storePickup).toEqual({ type: 'STORE_PICKUP', store: storeAt('7'), options: null });
    expect(open.additional.didPickStorePickupDate).toBe(false);
  });
});
