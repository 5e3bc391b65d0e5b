import { describe, expect, it } from 'vitest';
import { defaultValues } from '../define-kind.ts';
import { Pen } from '../pen.ts';
import { tv } from './tv.ts';

const standard = defaultValues(tv.params);
type Stand = typeof standard.stand;
const turned = (stand: Stand) => tv.angle?.(new Pen(), { ...standard, stand }) ?? '';
const beside = (stand: Stand) => tv.sideOutline?.({ x: 0, y: 0, w: 200, h: 800 }, { ...standard, stand }) ?? '';
const count = (drawing: string, part: string) => drawing.split(part).length - 1;

// A bar of a foot is 26 wide and 220 deep; the plate of a pedestal is 250 deep.
const barsIn = (drawing: string) => count(drawing, 'width="26" height="220"');
const platesIn = (drawing: string) => count(drawing, 'height="250"');

describe('television', () => {
  it.each([
    { stand: 'feet', bars: 2, plates: 0 },
    { stand: 'pedestal', bars: 0, plates: 2 },
    { stand: 'none', bars: 0, plates: 0 },
  ] as const)('seen from the side stands as it does from the front: $stand', ({ stand, bars, plates }) => {
    expect(barsIn(turned(stand))).toBe(bars);
    expect(platesIn(turned(stand))).toBe(plates);
  });

  it('has the same stand in the drawing of its dimensions', () => {
    const outlines = (['feet', 'pedestal', 'none'] as const).map(beside);
    expect(new Set(outlines).size).toBe(3);
    // on a wall its depth is that of the panel alone
    expect(beside('none')).toBe('M0 0h200v800h-200Z');
  });
});
