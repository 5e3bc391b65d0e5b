import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrast } from '@wattle/domain/shop-identity';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${src}/${path}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

const tokens = new Map(
  [...read('styles/tokens.css').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The solid colour of a value; undefined for gradients, mixtures and what is not a colour. */
function colourOf(value: string): string | undefined {
  const name = /^var\(--([\w-]+)\)$/.exec(value.trim())?.[1];
  if (name !== undefined) return colourOf(tokens.get(name) ?? '');
  return /^#[\da-f]{6}$/i.exec(value.trim())?.[0];
}

const ratioOf = (one: string, other: string): number => {
  const [text, ground] = [one, other].map((name) => colourOf(`var(--${name})`));
  if (text === undefined || ground === undefined) throw new Error(`${one} or ${other} is not a solid colour.`);
  return contrast(text, ground);
};

const TEXT = 4.5;
const CONTROL = 3;
const GROUNDS = ['ground', 'surface', 'surface-sunk', 'surface-tint'];

it.each([
  ...['ink', 'ink-2', 'ink-3', 'link', 'danger', 'good', 'notice'].map((text) => [text, GROUNDS, TEXT] as const),
  ['sale', ['surface', 'ground', 'sale-tint'], TEXT],
  ['danger', ['danger-tint', 'danger-field'], TEXT],
  ['notice', ['notice-tint'], TEXT],
  ['on-notice', ['notice-tint'], TEXT],
  ['on-disabled', ['disabled'], TEXT],
  ['on-action', ['action', 'action-hover', 'action-press'], TEXT],
  ['on-frame', ['frame', 'frame-deep', 'action-2', 'action-2-hover', 'sale'], TEXT],
  ['on-frame-2', ['frame', 'frame-deep'], TEXT],
  ['frame-800', ['tonal', 'tonal-hover'], TEXT],
  ['map-ink', ['map-land', 'map-town'], TEXT],
  ['map-water-ink', ['map-water'], TEXT],
  ['line-strong', ['surface', 'ground'], CONTROL],
  ['focus', GROUNDS, CONTROL],
  ['accent-400', ['frame'], CONTROL],
] as const)('%s can be read on %s: at least %d', (text, grounds, needs) => {
  expect(grounds.filter((ground) => ratioOf(text, ground) < needs)).toEqual([]);
});

it('every rule that sets a text colour and a background has colours that can be read on each other', () => {
  let compared = 0;
  const faint = globSync('**/*.css', { cwd: src }).flatMap((path) =>
    [...read(path).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rules = '']) => {
      const setAs = (names: string) => new RegExp(`(?:^|[;\\s])(?:${names}):\\s*([^;]+)`).exec(rules)?.[1] ?? '';
      const [text, ground] = [colourOf(setAs('color')), colourOf(setAs('background|background-color'))];
      // a meter is drawn in its colour, with its figure beside it
      if (text === undefined || ground === undefined || selector.includes('meter')) return [];
      compared += 1;
      return contrast(text, ground) < TEXT ? [`${path}: ${selector.trim()}`] : [];
    }),
  );
  expect(faint).toEqual([]);
  expect(compared).toBeGreaterThan(20);
});
