import type { BrandRow } from './brand-profile.ts';

/**
 * The one agency brand: the shop sells for the maker, at the maker's price [C-1-11 C-1-12]. The name is the
 * specification's; the models are not the maker's, and their numbers follow no scheme of its own.
 */
export const AGENCY_BRAND: BrandRow = [
  'miele',
  'Miele',
  4,
  'Gütersloh',
  'Germany',
  'AG-{n}{L}{s}',
  2,
  'Washers, dryers, dishwashers, ovens and vacuums, sold by Wattle as the maker’s agent. The maker sets the price, and it is the same in every shop.',
];

export const AGENCY_SLUG = 'miele';
