import { expect, it } from 'vitest';
import { flawsAtEveryWidth } from '../../../scripts/browser/axe.ts';
import { WIDTHS } from '../../../scripts/browser/set-up-browser.ts';
import { IS_LONG } from '../../../scripts/testing/factors.ts';
import { matchPage } from '../src/router/match-page.ts';
import { NOT_FOUND, ROUTES } from '../src/routes.ts';
import type { Look } from './look.ts';
import { setUpStage } from './set-up-stage.ts';

/**
 * Checks each page in its state at every width: no overflow, no axe violations. Axe runs on phones; `npm run test:long`
 * runs it on desktops too, with contrast. Of an open dialog it reads what is new, and header and footer once a frame.
 */
export function checkLooks(looks: readonly Look[]): void {
  const open = setUpStage();
  const paths = new Set<string>();
  const frames = new Set<string>();
  for (const { name, path, reach, ...options } of looks) {
    const isFirst = !paths.has(path);
    paths.add(path);
    const { frame } = matchPage(ROUTES, path.split('?')[0] ?? path)?.row ?? NOT_FOUND;
    const isFrameSkipped = frames.has(frame);
    frames.add(frame);
    it(name, async () => {
      const { page } = await open(path, { reducedMotion: 'reduce', ...options });
      // an account page has none until it knows who is there
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await reach?.(page);
      const axeAt = isFirst && IS_LONG ? [WIDTHS.phone, WIDTHS.desktop] : [WIDTHS.phone];
      const flaws = await flawsAtEveryWidth(page, {
        axeAt,
        isFrameSkipped,
        isFurtherState: !isFirst,
        hasContrast: IS_LONG,
      });
      expect(flaws).toEqual([]);
    });
  }
}
