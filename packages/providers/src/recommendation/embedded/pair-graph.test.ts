import { describe, expect, it } from 'vitest';
import { createPairGraph, likeProducts, rescaleGraph, strengthenPair } from './pair-graph.ts';

const like = (graph: ReturnType<typeof createPairGraph>, id: string, unit = 1) =>
  Object.fromEntries(likeProducts(graph, id, unit));

describe('pair graph', () => {
  it('holds a pair both ways, and believes it more the oftener it is met', () => {
    const graph = createPairGraph();
    strengthenPair(graph, 'a', 'b', 1, 10);
    const once = like(graph, 'a').b ?? 0;
    strengthenPair(graph, 'b', 'a', 4, 10);
    expect(like(graph, 'a').b).toBe(like(graph, 'b').a);
    expect(like(graph, 'a').b).toBeGreaterThan(once);
    expect(like(graph, 'a').b).toBeLessThan(1);
  });

  it('counts less for a product that is met with everything', () => {
    const graph = createPairGraph();
    for (const other of ['c', 'd', 'e', 'f', 'g']) strengthenPair(graph, 'everywhere', other, 5, 10);
    strengthenPair(graph, 'a', 'everywhere', 3, 10);
    strengthenPair(graph, 'a', 'b', 3, 10);
    expect(like(graph, 'a').b).toBeGreaterThan(like(graph, 'a').everywhere ?? 1);
  });

  it('forgets the weakest neighbours, never the strongest, and stays bounded', () => {
    const graph = createPairGraph();
    for (let index = 0; index < 1000; index += 1) {
      strengthenPair(graph, 'a', `p${index}`, index === 3 ? 9 : 1, 5);
    }
    expect(graph.neighbours.get('a')?.size).toBeLessThanOrEqual(10);
    expect(graph.neighbours.get('a')?.get('p3')).toBe(9);
    expect(graph.totals.get('a')).toBe(1008);
  });

  it('keeps ratios when rescaled, and drops what is nothing', () => {
    const graph = createPairGraph();
    strengthenPair(graph, 'a', 'b', 1000, 5);
    strengthenPair(graph, 'c', 'd', 1e-5, 5);
    const before = like(graph, 'a', 1000).b ?? 0;
    rescaleGraph(graph, 1e-3);
    expect(like(graph, 'a').b).toBeCloseTo(before, 12);
    expect([...graph.neighbours.keys()]).toEqual(['a', 'b', 'c', 'd']);
    rescaleGraph(graph, 1e-3);
    expect([...graph.neighbours.keys()]).toEqual(['a', 'b']);
    expect([...graph.totals.keys()]).toEqual(['a', 'b']);
  });
});
