import type { AgencyEnquiryReason } from '@wattle/domain/catalogue';

/** Why a product is sold by enquiry instead of through the cart [D-2-119]. */
export type EnquiryReason = AgencyEnquiryReason | 'OUTGOING';

export type EnquiryWords = { readonly title: string; readonly why: string };

type Named = { readonly name: string; readonly brand: { readonly name: string } };

const WORDS: Readonly<Record<EnquiryReason, (product: Named) => EnquiryWords>> = {
  AGENCY_DIRECT: ({ brand }) => ({
    title: `${brand.name} sells this one with us`,
    why: `${brand.name} sets the price, delivers it and takes orders by enquiry only. Ask here and we will arrange it for you.`,
  }),
  AGENCY_MIX: ({ brand }) => ({
    title: 'This has to be ordered separately',
    why: `Some brands deliver their own products, so these cannot share an order with others. Finish the order in your cart first, or ask us to order this ${brand.name} for you.`,
  }),
  OUTGOING: () => ({
    title: 'Only in our stores',
    why: 'This model is being phased out. The last ones are in our stores and are not delivered. Ask before you visit and we will hold one for you.',
  }),
};

/** The reason as the enquiry dialog puts it. */
export function reasonWords(reason: EnquiryReason, product: Named): EnquiryWords {
  return WORDS[reason](product);
}

export const talkToUs = 'Talk to us';
export const storesNearYou = 'Stores near you';
export const askAboutIt = 'Ask about it';

export const allStores = 'All stores';
export const storesNotLoaded = 'Stores could not be loaded. Try again in a moment.';
export const noStoreNear = (suburb: string): string =>
  `There is no store within 200 km of ${suburb}. Call us, or ask below.`;
