import type { BrandRecord } from '@wattle/domain';
import { brandLogo } from '../pictures/brand-logo.ts';
import { ACCESSORY_BRANDS } from './accessory-brands.ts';
import { AGENCY_BRANDS, isAgencyBrand, isEnquiryOnlyBrand } from './agency-brand.ts';
import { APPLIANCE_BRANDS } from './appliance-brands.ts';
import { type BrandProfile, brandProfile } from './brand-profile.ts';
import { ELECTRONICS_BRANDS } from './electronics-brands.ts';
import { KITCHEN_BRANDS } from './kitchen-brands.ts';

export const BRAND_PROFILES: readonly BrandProfile[] = [
  ...APPLIANCE_BRANDS,
  ...KITCHEN_BRANDS,
  ...ELECTRONICS_BRANDS,
  ...ACCESSORY_BRANDS,
  ...AGENCY_BRANDS,
].map(brandProfile);

const bySlug = new Map(BRAND_PROFILES.map((profile) => [profile.slug, profile]));

export function loadBrandProfile(slug: string): BrandProfile {
  const profile = bySlug.get(slug);
  if (profile === undefined) throw new Error(`There is no brand ${slug}.`);
  return profile;
}

export const brandId = (slug: string): string => `b-${slug}`;

/**
 * Sold by enquiry only is a setting of a whole brand: on the maker's main one, no agency item could reach a cart and
 * the cart's agency rules would have nothing to judge.
 */
export function brandRecord(profile: BrandProfile): BrandRecord {
  return {
    id: brandId(profile.slug),
    name: profile.name,
    path: `brands/${profile.slug}`,
    imageLogo: brandLogo(profile),
    description: profile.description,
    agency: { isAgency: isAgencyBrand(profile.slug), enquiryOnly: isEnquiryOnlyBrand(profile.slug) },
  };
}
