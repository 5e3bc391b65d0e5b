import type { HookEvent } from '@wattle/domain';

type Page = { dataLayer?: unknown[] };

/** Puts events where the shop's analytics read them. */
export function pushEvents(events: readonly HookEvent[], page: Page = globalThis as Page): void {
  page.dataLayer ??= [];
  page.dataLayer.push(...events);
}
