export type MarketingFormKind = 'subscription' | 'event-sign-up' | 'enquiry';

/** The form that a klaviyo-form block shows [D-2-68 D-2-69 D-2-70]. */
export function marketingFormKind(type: string): MarketingFormKind {
  return type === 'subscription' || type === 'event-sign-up' ? type : 'enquiry';
}
