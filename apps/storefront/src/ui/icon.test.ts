import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from './icon.tsx';

const read = (name: string): string => readFileSync(new URL(`../styles/${name}`, import.meta.url), 'utf8');

const PICTURES = ['icons.svg', 'more-icons.svg'].map((file) => ({
  file,
  icons: [...read(file).matchAll(/<\w+ id="([\w-]+)" transform="translate\((\d+)\)"/g)].map(([, name = '', x]) => ({
    name,
    at: Number(x) / 24,
  })),
}));

describe('icons', () => {
  const css = read('icons.css');

  it('have a drawing for each name, and a name for each drawing', () => {
    const drawn = PICTURES.flatMap(({ icons }) => icons.map(({ name }) => name));
    expect(drawn.toSorted()).toEqual([...ICON_NAMES].toSorted());
  });

  it('are found where they are drawn', () => {
    const numbers = Object.fromEntries(
      [...css.matchAll(/\.i-([\w-]+) \{\s+--i: (\d+);/g)].map(([, name, at]) => [name, Number(at)]),
    );
    const places = PICTURES.flatMap(({ icons }) => icons.map(({ name, at }) => [name, at]));
    expect(numbers).toEqual(Object.fromEntries(places));
  });

  it('have as much room as their picture has', () => {
    for (const { file, icons } of PICTURES) {
      const count = icons.length;
      expect(read(file)).toContain(`viewBox="0 0 ${24 * count} 24"`);
      expect(css).toMatch(
        new RegExp(
          `mask-image: url\\("./${file}\\?inline"\\);\\s+mask-position: calc\\(var\\(--i[^)]*\\) \\* 100% / ${count - 1}\\) 0;\\s+mask-size: ${count}00% 100%;`,
        ),
      );
    }
  });

  it('are looked for in the picture that has them', () => {
    const [, listed = ''] = /:is\(([^)]*)\) \{\s+&\.i,/.exec(css) ?? [];
    expect([...listed.matchAll(/\.i-([\w-]+)/g)].map(([, name]) => name)).toEqual(
      PICTURES.at(-1)?.icons.map(({ name }) => name),
    );
  });
});
