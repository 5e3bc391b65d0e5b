import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { HEIGHT, nextFrames, WIDTHS } from './set-up-browser.ts';

const require = createRequire(import.meta.url);
const source = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Of what is in order, axe need not tell every element; frames are others' pages, and it would wait for each. */
const OPTIONS = JSON.stringify({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
});

type Violation = { id: string; impact: string | null; nodes: { target: unknown[]; failureSummary?: string }[] };

/** What axe finds against WCAG 2.2 A and AA on the page as it stands, each with where it is. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  // added by the debugger, not by a script element: the page's own policy stays as it is
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
  const violations = await page.evaluate<Violation[]>(`axe.run(${OPTIONS}).then((r) => r.violations)`);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** A colour on its way to another is neither: what comes to an end has ended. What never does, such as a spinner, goes on. */
const settled = async (): Promise<void> => {
  const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  const patience = new Promise((resolve) => setTimeout(resolve, 2000));
  await Promise.race([patience, Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))]);
};

/**
 * What is wrong with the page as it stands: nothing may stick out at any width, and axe looks at the layouts it is told.
 * The page is opened once, and is as wide afterwards as it was.
 */
export async function flawsAtEveryWidth(
  page: Page,
  axeAt: readonly number[] = [WIDTHS.phone, WIDTHS.desktop],
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
    for (const violation of await axeViolations(page)) flaws.push(`${width}: ${violation}`);
  }
  if (before) await page.setViewportSize(before);
  return flaws;
}
