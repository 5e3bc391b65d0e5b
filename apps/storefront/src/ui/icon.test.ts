import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from './icon.tsx';

const read = (name: string): string => readFileSync(new URL(`../styles/${name}`, import.meta.url), 'utf8');

describe('icons', () => {
  const drawn = [...read('icons.svg').matchAll(/<\w+ id="([\w-]+)" transform="translate\((\d+)\)"/g)];
  const css = read('icons.css');

  it('have a drawing for each name, and a name for each drawing', () => {
    expect(drawn.map(([, name]) => name).toSorted()).toEqual([...ICON_NAMES].toSorted());
  });

  it('are found where they are drawn', () => {
    const numbers = Object.fromEntries(
      [...css.matchAll(/\.i-([\w-]+) \{\s+--i: (\d+);/g)].map(([, name, at]) => [name, at]),
    );
    expect(numbers).toEqual(Object.fromEntries(drawn.map(([, name, x]) => [name, String(Number(x) / 24)])));
  });

  it('have as much room as the picture has', () => {
    const count = ICON_NAMES.length;
    expect(read('icons.svg')).toContain(`viewBox="0 0 ${24 * count} 24"`);
    expect(css).toContain(`calc(var(--i, ${count}) * 100% / ${count - 1}) 0 / ${count}00% 100% no-repeat`);
  });
});
