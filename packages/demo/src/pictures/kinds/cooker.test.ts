import { describe, expect, it } from 'vitest';
import { defaultValues } from '../define-kind.ts';
import { Pen } from '../pen.ts';
import { cooker } from './cooker.ts';

const standard = defaultValues(cooker.params);
const drawFront = (params: Partial<typeof standard>) =>
  cooker.draw(new Pen(), { ...standard, ...params }, { flat: false });
const drawAngle = (params: Partial<typeof standard>) => cooker.angle?.(new Pen(), { ...standard, ...params }) ?? '';

// Each zone on glass has one dashed ring; each bar of a trivet is one cast-iron stroke.
const zonesIn = (drawing: string) => drawing.split('stroke-dasharray="3 9"').length - 1;
const hasPanSupports = (drawing: string) => drawing.includes('stroke="#1A1C1D"');

describe('cooker', () => {
  it('is half as wide again at 900 mm as at 600 mm, and as high', () => {
    const narrow = cooker.box({ ...standard, wmm: 600 });
    const wide = cooker.box({ ...standard, wmm: 900 });
    expect(wide.w / narrow.w).toBeCloseTo(1.5);
    expect(wide.h).toBeCloseTo(narrow.h);
  });

  it.each([
    { wmm: 540, zones: 4 },
    { wmm: 600, zones: 4 },
    { wmm: 900, zones: 5 },
  ])('has $zones zones on an induction top of $wmm mm', ({ wmm, zones }) => {
    expect(zonesIn(drawFront({ wmm, hob: 'induction' }))).toBe(zones);
    expect(zonesIn(drawAngle({ wmm, hob: 'induction' }))).toBe(zones);
  });

  it('has pan supports with gas and none on glass, from both sides', () => {
    for (const draw of [drawFront, drawAngle]) {
      expect(hasPanSupports(draw({ hob: 'gas' }))).toBe(true);
      expect(hasPanSupports(draw({ hob: 'induction' }))).toBe(false);
      expect(hasPanSupports(draw({ hob: 'ceramic' }))).toBe(false);
    }
  });
});
