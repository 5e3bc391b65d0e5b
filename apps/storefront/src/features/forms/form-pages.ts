import type { MarketingFormKind } from '@wattle/domain/forms';
import * as formsWords from '@wattle/messages/forms';

/** Texts of the form pages, which serve browsers without JavaScript and shoppers who submit before hydration. */
export const FORM_PAGES: Readonly<Record<MarketingFormKind, { readonly title: string; readonly line: string }>> = {
  subscription: { title: formsWords.newsletter, line: formsWords.newsletterHint },
  'event-sign-up': { title: formsWords.eventSignUp, line: formsWords.eventSignUpHint },
  enquiry: { title: formsWords.askUs, line: formsWords.askUsHint },
};

/** The form kind in an address, if valid. */
export const formKindOf = (text: string | undefined): MarketingFormKind | undefined =>
  (Object.keys(FORM_PAGES) as MarketingFormKind[]).find((kind) => kind === text);
