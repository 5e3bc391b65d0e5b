import { describe, expect, it } from 'vitest';
import { createScopedNames } from '../scoped-names.ts';

const CSS = '.card { animation: rise 1s; } .card > .name, .card:hover .name { color: red; } @keyframes rise {}';

describe('the scoped names of a stylesheet', () => {
  it('are short, begin alike, and differ for each class and animation', () => {
    const nameOf = createScopedNames();
    const names = ['card', 'name', 'rise'].map((name) => nameOf(name, 'src/card.module.css', CSS));
    expect(names.every((name) => /^[A-Z][\w-]{3}$/.test(name))).toBe(true);
    expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(1);
    expect(new Set(names).size).toBe(3);
  });

  it('are the same whatever is asked first, as in the bundle of the browser and that of the server', () => {
    const [browser, server] = [createScopedNames(), createScopedNames()];
    browser('rise', 'src/card.module.css', CSS);
    const inBrowser = browser('name', 'src/card.module.css', CSS);
    expect(server('name', 'src/card.module.css', CSS)).toBe(inBrowser);
  });

  it('are not those of another stylesheet', () => {
    const nameOf = createScopedNames();
    expect(nameOf('card', 'src/a.module.css', CSS)).not.toBe(nameOf('card', 'src/b.module.css', CSS));
  });

  it('end the build when two stylesheets would share them', () => {
    const nameOf = createScopedNames();
    const many = Array.from({ length: 5000 }, (_, index) => `src/${index}.module.css`);
    expect(() => many.map((path) => nameOf('card', path, CSS))).toThrow('rename one of them');
  });
});
