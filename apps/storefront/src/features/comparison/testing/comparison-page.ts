import type { Locator, Page } from 'playwright-core';

/** The comparison controls on any page. */
export type ComparisonPage = {
  /** The bar at the bottom of the page, closed or open. */
  readonly tray: Locator;
  readonly toggle: Locator;
  readonly modal: Locator;
  readonly alerts: Locator;
  /** The compare box of the card at this index. */
  box(at: number): Locator;
  /** Ticks boxes and waits until each is counted. */
  collect(count: number): Promise<void>;
  kept(): Promise<string[]>;
};

export function comparisonPage(page: Page): ComparisonPage {
  const tray = page.getByRole('region', { name: /^\d of 4 to compare$/ });
  const box = (at: number) =>
    page
      .locator('main')
      .getByRole('checkbox', { name: /^Compare / })
      .nth(at);
  return {
    tray,
    toggle: tray.getByRole('button', { name: 'Your comparison' }),
    modal: page.getByRole('dialog', { name: /side by side$/ }),
    alerts: page.getByRole('alert'),
    box,
    async collect(count) {
      for (let at = 0; at < count; at += 1) {
        await box(at).check();
        await tray.getByRole('heading', { name: `${at + 1} of 4` }).waitFor();
      }
    },
    kept: () => page.evaluate(readKept),
  };
}

/** Runs in the page. */
function readKept(): string[] {
  const stored = JSON.parse(localStorage.getItem('wattle.comparison') ?? '{"items":[]}');
  return stored.items.map(({ productId }: { productId: string }) => productId);
}
