import type { BrandRow } from './brand-profile.ts';

/**
 * The one agency maker, under two names: the shop sells for the maker, at the maker's price [C-1-11 C-1-12]. The name is the
 * specification's; the models are not the maker's, and their numbers follow no scheme of its own.
 */
const TO_CART: BrandRow = [
  'miele',
  'Miele',
  4,
  'Gütersloh',
  'Germany',
  'AG-{n}{L}{s}',
  2,
  'Washers, dryers, dishwashers, ovens and vacuums, sold by Wattle as the maker’s agent. The maker sets the price, and it is the same in every shop.',
];

/** What is built to a kitchen's plans: nobody orders it without a talk, so it is sold by enquiry only [D-2-119]. */
const BY_ENQUIRY: BrandRow = [
  'miele-made-to-measure',
  'Miele Made to Measure',
  4,
  'Gütersloh',
  'Germany',
  'AM-{n}{L}{s}',
  2,
  'Built to the plans of one kitchen, fronts and handles included. Ask us: the maker’s planner measures, draws and quotes.',
];

export const AGENCY_BRANDS: readonly BrandRow[] = [TO_CART, BY_ENQUIRY];

export const isAgencyBrand = (slug: string): boolean => AGENCY_BRANDS.some(([agency]) => agency === slug);
export const isEnquiryOnlyBrand = (slug: string): boolean => slug === BY_ENQUIRY[0];
