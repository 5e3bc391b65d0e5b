import { formSubmitEvent, type MarketingFormKind } from '@wattle/domain/forms';

type Page = { dataLayer?: unknown[] };

/** Pushes a form's analytics event, once per accepted form [D-4-40]. */
export function tellAnalytics(form: MarketingFormKind, page: Page = globalThis as Page): void {
  const event = formSubmitEvent(form);
  if (!event) return;
  page.dataLayer ??= [];
  page.dataLayer.push(event);
}
