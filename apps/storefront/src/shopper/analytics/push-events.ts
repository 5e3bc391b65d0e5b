import type { HookEvent, PageEventName } from '@wattle/domain';

export type PageEvent = { readonly event: PageEventName; readonly page_path: string };

type Page = { dataLayer?: unknown[] };

/** Puts events where the shop's analytics read them. */
export function pushEvents(events: readonly (HookEvent | PageEvent)[], page: Page = globalThis as Page): void {
  page.dataLayer ??= [];
  page.dataLayer.push(...events);
}
