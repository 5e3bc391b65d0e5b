import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; impact: string | null; nodes: { target: unknown[]; failureSummary?: string }[] };

/** What axe finds against WCAG 2.2 A and AA on the page as it stands, each with where it is. */
export async function axeViolations(page: Page): Promise<string[]> {
  // added by the debugger, not by a script element: the page's own policy stays as it is
  await page.evaluate(source);
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((r) => r.violations)`,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
