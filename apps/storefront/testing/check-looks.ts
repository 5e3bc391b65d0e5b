import { expect, it } from 'vitest';
import { flawsAtEveryWidth } from '../../../scripts/browser/axe.ts';
import type { Look } from './look.ts';
import { setUpStage } from './set-up-stage.ts';

/** Looks at each page in its state, at every width: nothing sticks out, and axe finds nothing. */
export function checkLooks(looks: readonly Look[]): void {
  const open = setUpStage();
  it.each(looks)('$name', async ({ path, reach, name: _name, ...options }) => {
    const { page } = await open(path, { reducedMotion: 'reduce', ...options });
    await reach?.(page);
    expect(await flawsAtEveryWidth(page)).toEqual([]);
  });
}
