import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain/results';
import type { Answers } from '../../../../testing/stage-answers.ts';

type PickupStore = CallValue<'listPickupStores'>['stores'][number];

const OPEN = { openTime: 9 * 3600, closeTime: 17 * 3600 };

const store = (id: string, name: string, part: Partial<PickupStore> = {}): PickupStore => ({
  id,
  erpStoreId: `erp-${id}`,
  name,
  path: `stores/${id}`,
  phone: '03 9000 0000',
  addressStreetOne: '1 Swan Street',
  addressStreetTwo: '',
  addressCity: name,
  addressState: 'VIC',
  addressPostcode: '3121',
  timeZone: 'Australia/Melbourne',
  weeklyHours: [OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, null],
  seasonalHours: [],
  services: [],
  distanceMetres: 4200,
  holds: 'ALL',
  variantIds: ['microwave-1'],
  first: { date: '2099-03-03', from: '09:00' },
  ...part,
});

/** Two stores nearby, with pickup days for the cart. */
export const pickupAnswers: Answers = {
  listPickupStores: success({
    stores: [
      store('richmond', 'Richmond'),
      store('preston', 'Preston', { holds: 'NONE', variantIds: [], first: null, distanceMetres: 6100 }),
    ],
  }),
  listPickupDays: success({
    status: 'SUCCESS',
    readyAt: '2099-03-03T09:00',
    days: ['2099-03-03', '2099-03-04', '2099-03-05'].map((date) => ({
      date,
      status: 'AVAILABLE',
      from: '09:00',
      until: '17:00',
    })),
    heldDays: 7,
  }),
};
