import type { MarketingFormKind } from './marketing-form-kind.ts';

export type FormSubmitEvent = { readonly event: 'form_submit'; readonly form_name: MarketingFormKind };

/** What analytics hears when a form was taken; of the three only the enquiry form tells [D-4-40]. */
export function formSubmitEvent(form: MarketingFormKind): FormSubmitEvent | undefined {
  return form === 'enquiry' ? { event: 'form_submit', form_name: form } : undefined;
}
