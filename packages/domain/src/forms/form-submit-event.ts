import type { MarketingFormKind } from './marketing-form-kind.ts';

export type FormSubmitEvent = { readonly event: 'form_submit'; readonly form_name: MarketingFormKind };

/** The analytics event of a submitted form; only the enquiry form has one [D-4-40]. */
export function formSubmitEvent(form: MarketingFormKind): FormSubmitEvent | undefined {
  return form === 'enquiry' ? { event: 'form_submit', form_name: form } : undefined;
}
