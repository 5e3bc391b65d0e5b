import { describe, expect, it } from 'vitest';
import { packLines, unpackLines } from './pack-lines.ts';

describe('packLines', () => {
  it('packs lines small, and they come out as they went in', async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `["visitor","${index}.17000","größe"]`);
    const packed = await packLines(lines);
    expect(packed.length).toBeLessThan(lines.join('\n').length / 5);
    expect(await unpackLines(packed)).toEqual(lines);
  });

  it('lets others have their turn between two pieces', async () => {
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 0);
    await packLines(Array.from({ length: 20_000 }, () => 'x'.repeat(100)));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  });

  it('makes nothing of what is not a pack', async () => {
    expect(await unpackLines(Buffer.from('text'))).toEqual([]);
  });
});
