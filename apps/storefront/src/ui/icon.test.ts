import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from './icon.tsx';

describe('icons', () => {
  it('have a drawing for each name, and a name for each drawing', () => {
    const css = readFileSync(new URL('../styles/icons.css', import.meta.url), 'utf8');
    const drawn = [...css.matchAll(/\.i-([\w-]+) \{/g)].map(([, name]) => name);
    expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted());
  });
});
