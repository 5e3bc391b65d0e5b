import { describe, expect, it } from 'vitest';
import { groupPins } from './group-pins.ts';

/** A map whose units are pixels. */
const view = { x: 200, y: 200, span: 400, tall: 1 };
const grouped = (...spots: readonly (readonly [number, number])[]) =>
  groupPins(
    spots.map(([x, y], id) => ({ id, at: { x, y } })),
    view,
    400,
  ).map(({ pins }) => pins.map(({ id }) => id));

describe('groupPins', () => {
  it('leaves pins apart that do not cover each other', () => {
    expect(grouped([100, 100], [140, 100], [100, 150])).toEqual([[0], [1], [2]]);
  });
  it('joins those that do', () => {
    expect(grouped([100, 100], [130, 110], [300, 300])).toEqual([[0, 1], [2]]);
  });
  it('joins the closest first, so that a chain of stores is not one group', () => {
    expect(grouped([100, 100], [130, 100], [165, 100], [190, 100])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
  it('leaves out what is beyond the map', () => {
    expect(grouped([100, 100], [500, 100])).toEqual([[0]]);
  });
});
