import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

it('lets go of what nothing holds any more', async () => {
  const held = { rows: new Array(1000).fill('row') };
  const left = new WeakRef({ rows: new Array(1000).fill('row') });
  const kept = new WeakRef(held);
  // a weak reference holds its object until the turn of the event loop ends
  await new Promise(setImmediate);
  collectGarbage();
  expect(left.deref()).toBeUndefined();
  expect(kept.deref()).toBe(held);
});
