import { formSubmitEvent, type MarketingFormKind } from '@wattle/domain';

type Page = { dataLayer?: unknown[] };

/** Puts a form's event where the shop's analytics read them, once for each time it was taken [D-4-40]. */
export function tellAnalytics(form: MarketingFormKind, page: Page = globalThis as Page): void {
  const event = formSubmitEvent(form);
  if (!event) return;
  page.dataLayer ??= [];
  page.dataLayer.push(event);
}
