import type { AgencyEnquiryReason, CardAction } from '@wattle/domain';

/** Why a product is asked for instead of being put in the cart [D-2-119]. */
export type EnquiryReason = AgencyEnquiryReason | 'OUTGOING';

export type EnquiryWords = { readonly title: string; readonly why: string };

type Named = { readonly name: string; readonly brand: { readonly name: string } };

/** The reason behind what a button does; null for one that opens no dialog. */
export function enquiryReason(action: CardAction): EnquiryReason | null {
  if (action.kind === 'enquire-agency') return action.reason;
  return action.kind === 'enquire-outgoing' ? 'OUTGOING' : null;
}

const WORDS: Readonly<Record<EnquiryReason, (product: Named) => EnquiryWords>> = {
  AGENCY_DIRECT: ({ brand }) => ({
    title: `${brand.name} sells this one with us`,
    why: `${brand.name} sets the price and delivers it, and takes orders by enquiry only. Ask here, and we arrange it with them for you.`,
  }),
  AGENCY_MIX: ({ brand }) => ({
    title: 'This needs an order of its own',
    why: `Some brands sell through us and deliver by themselves, so their products cannot share an order with others. Finish the order in your cart first, or ask us, and we place this ${brand.name} for you.`,
  }),
  OUTGOING: () => ({
    title: 'Only in our stores',
    why: 'This model is on its way out. What is left stands in our stores and is not delivered. Ask before you come, and we hold one for you.',
  }),
};

export function enquiryWords(reason: EnquiryReason, product: Named): EnquiryWords {
  return WORDS[reason](product);
}
