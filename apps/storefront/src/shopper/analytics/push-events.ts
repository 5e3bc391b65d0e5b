import type { HookEvent, PageEventName } from '@wattle/domain/analytics';

export type PageEvent = { readonly event: PageEventName; readonly page_path: string };

type Page = { dataLayer?: unknown[] };

/** Pushes events to the analytics data layer. */
export function pushEvents(events: readonly (HookEvent | PageEvent)[], page: Page = globalThis as Page): void {
  page.dataLayer ??= [];
  page.dataLayer.push(...events);
}
