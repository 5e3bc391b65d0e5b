import type { MarketingFormKind } from '@wattle/domain';

/** What the pages of the forms say. They are for browsers without scripts, and for whoever was too quick for them. */
export const FORM_PAGES: Readonly<Record<MarketingFormKind, { readonly title: string; readonly line: string }>> = {
  subscription: { title: 'Good prices, good advice', line: 'One email a week. Leave whenever you like.' },
  'event-sign-up': { title: 'Sign up for an event', line: 'Places are free. We write with the day and what to bring.' },
  enquiry: { title: 'Ask us', line: 'A person answers within one working day.' },
};

/** The form of an address, if there is one. */
export const formKindOf = (text: string | undefined): MarketingFormKind | undefined =>
  (Object.keys(FORM_PAGES) as MarketingFormKind[]).find((kind) => kind === text);
