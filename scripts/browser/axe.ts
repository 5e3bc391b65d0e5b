import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { HEIGHT, nextFrames, WIDTHS } from './set-up-browser.ts';

const require = createRequire(import.meta.url);
const source = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Skips listing passing elements, and skips frames: they are other people's pages and slow to scan. */
const optionsWith = (hasContrast: boolean): string =>
  JSON.stringify({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: hasContrast } },
    resultTypes: ['violations'],
    iframes: false,
  });

/** The header and footer, which are the same on every page: checking them once is enough. */
const FRAME = [['header:not(main *)'], ['footer:not(main *)']];

/** Rows of a long table are alike, and axe compares each with all others: the first ones are enough. */
const MORE_ROWS = [['tbody tr:nth-child(n + 13)']];

/** A dialog, when one is open: what is behind it was checked without it. */
const DIALOG = 'document.querySelector("dialog:popover-open")';

export type AxeOptions = {
  readonly isFrameSkipped?: boolean;
  /** A state of a page that was checked before: with an open dialog, only that is new. */
  readonly isFurtherState?: boolean;
  /** The most expensive rule. `styles/contrast.test.ts` holds it for the tokens, and the pages of e2e/looks for all. */
  readonly hasContrast?: boolean;
};

type Violation = { id: string; impact: string | null; nodes: { target: unknown[]; failureSummary?: string }[] };

/** WCAG 2.2 A and AA violations on the current page, each with its selector. */
export async function axeViolations(
  page: Page,
  { isFrameSkipped, isFurtherState, hasContrast = true }: AxeOptions = {},
): Promise<string[]> {
  await page.evaluate(settled);
  // injected through the debugger rather than a script element, to leave the page's CSP intact
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
  const whole = JSON.stringify({ exclude: isFrameSkipped ? [...FRAME, ...MORE_ROWS] : MORE_ROWS });
  const part = isFurtherState ? `${DIALOG} ?? ${whole}` : whole;
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${part}, ${optionsWith(hasContrast)}).then((r) => r.violations)`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * Waits for animations to end, because axe misreads colours in transition. Endless ones, such as spinners,
 * keep running.
 */
const settled = async (): Promise<void> => {
  const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  const patience = new Promise((resolve) => setTimeout(resolve, 2000));
  await Promise.race([patience, Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))]);
};

type FlawOptions = AxeOptions & {
  readonly axeAt?: readonly number[];
  /** In a window as tall as the page: what a bar at its edge covers can be scrolled to. */
  readonly isTall?: boolean;
};

/**
 * Problems on the current page: horizontal overflow at any width, and axe violations at the given widths.
 * Restores the viewport afterwards.
 */
export async function flawsAtEveryWidth(
  page: Page,
  { axeAt = [WIDTHS.phone, WIDTHS.desktop], isTall = false, ...options }: FlawOptions = {},
): Promise<string[]> {
  const before = page.viewportSize();
  const flaws: string[] = [];
  for (const width of [WIDTHS.tablet, WIDTHS.phone, WIDTHS.desktop]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await nextFrames(page);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) flaws.push(`${width}: ${excess} px stick out`);
    if (!axeAt.includes(width)) continue;
    if (isTall) await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
    for (const violation of await axeViolations(page, options)) flaws.push(`${width}: ${violation}`);
  }
  if (before) await page.setViewportSize(before);
  return flaws;
}
