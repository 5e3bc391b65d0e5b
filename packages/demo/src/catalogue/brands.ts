import type { BrandRecord } from '@wattle/domain/catalogue';
import { readRows } from '../read-rows.ts';
import { brandLogo } from './pictures/brand-logo.ts';

/** 1 budget, 2 mid-range, 3 premium, 4 the most expensive in the shop. */
export type Tier = 1 | 2 | 3 | 4;

/** A brand: the public record plus what the generator needs. All are invented except the agency's. */
export type BrandProfile = Pick<BrandRecord, 'name' | 'description'> & {
  readonly slug: string;
  /**
   * The shop sells on the brand's behalf, at the brand's price [C-1-11 C-1-12]. Enquiry only [D-2-119]
   * applies to a whole brand: on the main agency brand it would keep every agency item out of carts and leave
   * the cart's agency rules untested.
   */
  readonly agency?: BrandRecord['agency'];
  readonly town: string;
  readonly country: string;
  readonly tier: Tier;
  /** The pattern of its model numbers; see `modelNumber`. */
  readonly scheme: string;
  /** Years of manufacturer's warranty. */
  readonly coverYears: number;
};

export const BRAND_PROFILES = readRows<BrandProfile>(new URL('./brands.jsonl', import.meta.url));

const bySlug = new Map(BRAND_PROFILES.map((profile) => [profile.slug, profile]));

export function loadBrandProfile(slug: string): BrandProfile {
  const profile = bySlug.get(slug);
  if (profile === undefined) throw new Error(`There is no brand ${slug}.`);
  return profile;
}

export const brandId = (slug: string): string => `b-${slug}`;

export const isAgencyBrand = ({ agency }: BrandProfile): boolean => agency?.isAgency === true;

export function brandRecord(profile: BrandProfile): BrandRecord {
  const { slug, name, description, agency = { isAgency: false, enquiryOnly: false } } = profile;
  return { id: brandId(slug), name, path: `brands/${slug}`, imageLogo: brandLogo(profile), description, agency };
}
