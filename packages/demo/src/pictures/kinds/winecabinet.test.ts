import { describe, expect, it } from 'vitest';
import { defaultValues } from '../define-kind.ts';
import { Pen } from '../pen.ts';
import { winecabinet } from './winecabinet.ts';

const standard = defaultValues(winecabinet.params);

function racksOf(params: Partial<typeof standard>): { count: number; widthOfFour: number } {
  const pen = new Pen();
  winecabinet.draw(pen, { ...standard, ...params }, { flat: false });
  const tiles = [...pen.defs.matchAll(/<pattern [^>]*y="[\d.]+" width="([\d.]+)"/g)];
  return { count: tiles.length, widthOfFour: Number(tiles[0]?.[1]) };
}

describe('winecabinet', () => {
  it('keeps the proportions of its millimetres', () => {
    const { w, h } = winecabinet.box({ ...standard, wmm: 600, hmm: 1800 });
    expect(h / w).toBeCloseTo(3);
  });

  it('has one rack, and two with two zones', () => {
    expect(racksOf({ finish: 'matte', zones: false }).count).toBe(1);
    expect(racksOf({ finish: 'matte', zones: true }).count).toBe(2);
  });

  it('holds more bottles side by side when it is wider: a bottle keeps its size', () => {
    const glass = (wmm: number) => winecabinet.box({ ...standard, hmm: 820, wmm }).w;
    const narrow = racksOf({ finish: 'matte', hmm: 820, wmm: 300 });
    const wide = racksOf({ finish: 'matte', hmm: 820, wmm: 595 });
    expect(wide.widthOfFour / narrow.widthOfFour).toBeCloseTo(1, 0);
    expect(glass(595) / wide.widthOfFour).toBeGreaterThan((glass(300) / narrow.widthOfFour) * 1.5);
  });
});
