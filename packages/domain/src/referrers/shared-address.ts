import { RECOMMENDATIONS } from '../recommendations/recommendation-constants.ts';
import { REFERRER } from './referrer.ts';

const PRODUCT_PATH = /^\/products\//;
/** How a shopper came to a product: the list and the recommendation it was chosen from. */
const CAME_FROM = new RegExp(`(^|&)(?:${REFERRER.param}|${RECOMMENDATIONS.tokenParam})=[^&]*`, 'g');

/** The address of a page without what differs from shopper to shopper: the page is the same for all of them [D-2-07]. */
export function sharedAddress(address: string): string {
  const [path = '', query] = address.split('?', 2);
  if (query === undefined || !PRODUCT_PATH.test(path)) return address;
  const rest = query.replace(CAME_FROM, '').replace(/^&/, '');
  return rest === '' ? path : `${path}?${rest}`;
}
