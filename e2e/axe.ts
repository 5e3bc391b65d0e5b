import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; impact: string | null; nodes: { target: unknown[]; failureSummary?: string }[] };

/** What axe finds against WCAG 2.2 A and AA on the page as it stands, each with where it is. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(settled);
  // added by the debugger, not by a script element: the page's own policy stays as it is
  await page.evaluate(source);
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((r) => r.violations)`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** A colour on its way to another is neither: what comes to an end has ended. What never does, such as a spinner, goes on. */
const settled = async (): Promise<void> => {
  const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  const patience = new Promise((resolve) => setTimeout(resolve, 2000));
  await Promise.race([patience, Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))]);
};
