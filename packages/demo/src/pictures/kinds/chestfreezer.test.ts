import { describe, expect, it } from 'vitest';
import { defaultValues } from '../define-kind.ts';
import { Pen } from '../pen.ts';
import { chestfreezer } from './chestfreezer.ts';

const standard = defaultValues(chestfreezer.params);

describe('chestfreezer', () => {
  it.each([560, 1100, 1650])('is drawn in proportion at %i mm wide, on the floor and on the canvas', (wmm) => {
    const box = chestfreezer.box({ ...standard, wmm, hmm: 850 });
    expect(box.w / box.h).toBeCloseTo(wmm / 850);
    expect(box.y + box.h).toBeCloseTo(722);
    expect(box.x).toBeGreaterThan(40);
    expect(box.x + box.w).toBeLessThan(760);
  });

  it('leaves out its shadow and feet when it is put on a turned box', () => {
    const draw = (flat: boolean) => chestfreezer.draw(new Pen(), standard, { flat });
    expect(draw(false)).toContain('<ellipse');
    expect(draw(true)).not.toContain('<ellipse');
  });
});
