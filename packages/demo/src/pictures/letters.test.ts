import { describe, expect, it } from 'vitest';
import { text, textWidth } from './letters.ts';

const STYLE = { size: 20, fill: '#0F3D31' };
const numbersIn = (svg: string) => [...svg.matchAll(/-?\d+(?:\.\d+)?(?= -?\d)/g)].map(Number);

describe('text', () => {
  it('returns outlines, never type', () => {
    const drawn = text(10, 40, '1,780 mm', STYLE);
    expect(drawn).toMatch(/^<path d="M/);
    expect(drawn).not.toContain('<text');
  });

  it('draws nothing for no words', () => {
    expect(text(10, 40, '', STYLE)).toBe('');
  });

  it('ends where it is anchored', () => {
    const left = Math.min(...numbersIn(text(400, 0, 'HHH', STYLE)).filter((x) => x > 100));
    const middle = Math.min(...numbersIn(text(400, 0, 'HHH', { ...STYLE, anchor: 'middle' })).filter((x) => x > 100));
    expect(left - middle).toBeCloseTo(textWidth('HHH', STYLE) / 2, 1);
  });
});

describe('textWidth', () => {
  it('grows with weight, spacing and stretch', () => {
    const plain = textWidth('wattle', STYLE);
    expect(textWidth('wattle', { ...STYLE, weight: 700 })).toBeGreaterThan(plain);
    expect(textWidth('wattle', { ...STYLE, letterSpacing: 2 })).toBeCloseTo(plain + 10);
    expect(textWidth('wattle', { ...STYLE, stretch: 2 })).toBeCloseTo(plain * 2);
  });
});
