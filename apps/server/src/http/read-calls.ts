import { type RouteName, routes } from '@wattle/contract';

/** Asked by POST because there is much to say, and nothing is changed by it. */
const READS_BY_POST: readonly RouteName[] = [
  'recommendProducts',
  'checkoutInfo',
  'loadCartOffers',
  'listDeliveryDays',
  'listPickupDays',
  'listPickupStores',
  'suggestAddresses',
  'findAddress',
  'listPaymentMethods',
];

export const isReadByPost = (name: RouteName): boolean => READS_BY_POST.includes(name);

/** Whether a call may be made once more without anything being done twice. */
export const isRead = (name: RouteName): boolean => routes[name].method === 'GET' || isReadByPost(name);
