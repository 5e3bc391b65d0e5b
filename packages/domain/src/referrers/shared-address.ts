import { RECOMMENDATIONS } from '../recommendations/recommendation-constants.ts';
import { REFERRER } from './referrer.ts';

const PRODUCTS = '/products/';
/** URL parameters for the list or recommendation a product was chosen from. */
const CAME_FROM = new RegExp(`(^|&)(?:${REFERRER.param}|${RECOMMENDATIONS.tokenParam})=[^&]*`, 'g');

/** A page's URL without per-shopper parameters, since the page is the same for everyone [D-2-07]. */
export function sharedAddress(address: string): string {
  if (!address.startsWith(PRODUCTS)) return address;
  const [path = '', query] = address.split('?', 2);
  if (query === undefined) return address;
  const rest = query.replace(CAME_FROM, '').replace(/^&/, '');
  return rest === '' ? path : `${path}?${rest}`;
}
