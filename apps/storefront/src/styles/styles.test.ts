import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BREAKPOINTS, CONTENT_MOBILE_MAX_WIDTH } from '@wattle/domain/settings';
import { shopPalette } from '@wattle/domain/shop-identity';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const read = (path: string) => withoutComments(readFileSync(`${src}/${path}`, 'utf8'));
const modules = globSync('**/*.module.css', { cwd: src });

/** Hard-coded colours in a module: none allowed, except in data URLs. */
const coloursOf = (css: string) =>
  css.replace(/url\("data:[^"]*"\)/g, '').match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? [];

const widthsOf = (css: string, edge: 'min' | 'max') =>
  [...css.matchAll(new RegExp(`\\(${edge}-width: (\\d+)px\\)`, 'g'))].map(([, width]) => Number(width));

it('the tokens are the colours of a shop that has chosen none', () => {
  const css = read('styles/tokens.css');
  for (const [name, colour] of Object.entries(shopPalette(null)))
    expect(css).toContain(`--${name}: ${name === 'on-action' ? 'var(--frame-950)' : colour};`);
});

describe('breakpoints', () => {
  it.each([
    ['sm is 640 [D-9-36]', 'sm', 640],
    ['md is 768 [D-9-37]', 'md', 768],
    ['lg is 1024 [D-9-38]', 'lg', 1024],
    ['xl is 1280 [D-9-39]', 'xl', 1280],
    ['2xl is 1536 [D-9-40]', '2xl', 1536],
    ['2.5xl is 1728 [D-9-41]', '2.5xl', 1728],
    ['3xl is 1921 [D-9-42]', '3xl', 1921],
    ['4xl is 2560 [D-9-43]', '4xl', 2560],
  ] as const)('in the code and in the tokens: %s', (_title, name, width) => {
    expect(BREAKPOINTS[name]).toBe(width);
    expect(widthsOf(read('styles/tokens.css'), 'min')).toContain(width);
  });

  it('are the only widths at which a stylesheet changes', () => {
    const starts = [...Object.values(BREAKPOINTS), CONTENT_MOBILE_MAX_WIDTH + 1];
    const ends = starts.map((width) => width - 1);
    const odd = globSync('**/*.css', { cwd: src }).flatMap((path) => {
      const css = read(path);
      const wrong = [
        ...widthsOf(css, 'min').filter((width) => !starts.includes(width)),
        ...widthsOf(css, 'max').filter((width) => !ends.includes(width)),
      ];
      return wrong.map((width) => `${path}: ${width}`);
    });
    expect(odd).toEqual([]);
  });

  it('a small screen ends at 767 px, inside content blocks at 1024 px [D-9-47 D-9-48]', () => {
    const small = ['ui/price', 'features/frame/site-header', 'goods/card/product-card'];
    for (const path of small) expect(widthsOf(read(`${path}.module.css`), 'max')).toContain(767);
    expect(new Set(widthsOf(read('goods/blocks/blocks.module.css'), 'max'))).toEqual(new Set([1024]));
  });
});

describe('stylesheets of components', () => {
  it('keep their rules in a layer, so that their order of loading does not matter', () => {
    const loose = modules.filter((path) => !/^\s*@layer (components|pages) \{[\s\S]*\}\s*$/.test(read(path)));
    expect(loose).toEqual([]);
  });

  it('take colours from the tokens', () => {
    const found = modules.flatMap((path) => coloursOf(read(path)).map((colour) => `${path}: ${colour}`));
    expect(found).toEqual([]);
  });

  it('use only tokens that exist', () => {
    const tokens = new Set(read('styles/tokens.css').match(/--[\w-]+(?=:)/g));
    const missing = modules.flatMap((path) => {
      const css = read(path);
      const own = new Set(css.match(/--[\w-]+(?=:)/g));
      const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '');
      return used.filter((name) => !tokens.has(name) && !own.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(
      missing.filter(
        (line) => !/--(pv-|slide-gap|value|of|first|beyond|duration|across|along|round|products|from|to$)/.test(line),
      ),
    ).toEqual([]);
  });
});
