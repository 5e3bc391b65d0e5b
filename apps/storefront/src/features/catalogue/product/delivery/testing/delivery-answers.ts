import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain/results';
import type { Answers } from '../../../../../../testing/stage-answers.ts';
import { BRISBANE, BRUNSWICK } from '../../../../../../testing/stores/sample-localities.ts';
import { SAMPLE_STORE } from '../../../../../../testing/stores/sample-store.ts';

type Estimate = CallValue<'estimateDelivery'>['estimates'][number];
type ProductStore = CallValue<'listProductStores'>['stores'][number];

const pickup = {
  label: 'Collect free',
  price: 0,
  firstAvailable: '2099-03-05',
  rangeEnd: '2099-03-05',
  type: 'storePickup',
  available: true,
} as const;

/** Five stores: the nearer, the more stock; the last has to order it in. */
export const NEAR_STORES: readonly ProductStore[] = ['Preston', 'Carlton', 'Coburg', 'Fitzroy', 'Footscray'].map(
  (name, index) => ({
    id: `s-${index}`,
    erpStoreId: `${index}`,
    name,
    path: `stores/${name.toLowerCase()}`,
    phone: SAMPLE_STORE.phone,
    timeZone: SAMPLE_STORE.timeZone,
    weeklyHours: SAMPLE_STORE.weeklyHours,
    seasonalHours: [],
    distanceMetres: 800 + 2_400 * index,
    qty: 4 - index,
    pickup,
  }),
);

export const ESTIMATE: Estimate = {
  productId: 'p-100001',
  estimate: {
    label: 'Delivery',
    price: 79,
    firstAvailable: '2099-03-06',
    rangeEnd: '2099-03-06',
    type: 'delivery',
    available: true,
  },
  refusal: null,
  nearest: null,
};

/** Delivery answers for a place near Melbourne. */
export const DELIVERY_ANSWERS = {
  estimateDelivery: success({ estimates: [ESTIMATE] }),
  listProductStores: success({ stores: [...NEAR_STORES] }),
  listStores: success({ stores: [], total: 24, nearest: null }),
  listLocalities: ({ query }) =>
    success({ status: 'SUCCESS', localities: /^4/.test(query) ? [BRISBANE] : [BRUNSWICK] }),
} satisfies Answers;
