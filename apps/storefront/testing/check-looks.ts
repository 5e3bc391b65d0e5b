import { expect, it } from 'vitest';
import { flawsAtEveryWidth } from '../../../scripts/browser/axe.ts';
import { WIDTHS } from '../../../scripts/browser/set-up-browser.ts';
import type { Look } from './look.ts';
import { setUpStage } from './set-up-stage.ts';

/**
 * Looks at each page in its state, at every width: nothing sticks out, and axe finds nothing. Axe sees the page on a
 * phone and on a desk, its further states on a phone.
 */
export function checkLooks(looks: readonly Look[]): void {
  const open = setUpStage();
  const paths = new Set<string>();
  for (const { name, path, reach, ...options } of looks) {
    const isFirst = !paths.has(path);
    paths.add(path);
    it(name, async () => {
      const { page } = await open(path, { reducedMotion: 'reduce', ...options });
      await reach?.(page);
      const axeAt = isFirst ? [WIDTHS.phone, WIDTHS.desktop] : [WIDTHS.phone];
      expect(await flawsAtEveryWidth(page, axeAt)).toEqual([]);
    });
  }
}
