import { describe, expect, it } from 'vitest';
import { boxAround, namesWithRoom } from './map-names.ts';

const EDGE = boxAround({ x: 0, y: 0 }, 1, 1);
const at = (name: string, x: number, y: number) => ({ name, at: { x, y } });
const named = (...names: readonly ReturnType<typeof at>[]) =>
  namesWithRoom(names, [boxAround({ x: 0, y: 0 }, 0.1, 0.1)], EDGE).map(({ name }) => name);

describe('namesWithRoom', () => {
  it('lets the earlier of two names stand that would overlap', () => {
    expect(named(at('Coburg', 0.5, 0.5), at('Pascoe Vale', 0.6, 0.52), at('Fawkner', 0.5, 0.7))).toEqual([
      'Coburg',
      'Fawkner',
    ]);
  });
  it('writes a name once', () => {
    expect(named(at('Tanami', 0.5, 0.5), at('Tanami', -0.5, -0.5))).toEqual(['Tanami']);
  });
  it('leaves a pin free', () => {
    expect(named(at('Brunswick', 0.05, 0.12), at('Carlton', 0, 0.2))).toEqual(['Carlton']);
  });
  it('does not write over the edge', () => {
    expect(named(at('Broadmeadows', 0.95, 0.5), at('Ivanhoe', 0.5, 0.99), at('Kew', 0.9, 0.2))).toEqual(['Kew']);
  });
});
