import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FINISH_TOKENS, finishSwatch } from './finish-swatch.ts';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

it.each(FINISH_TOKENS)('%s has a token', (name) => {
  expect(tokens).toContain(`--finish-${name}:`);
});
it('knows finishes by the words for them', () => {
  expect(finishSwatch('finish', 'Black steel')).toBe('var(--finish-black-steel)');
  expect(finishSwatch('Colour', ' Sky blue ')).toBe('var(--finish-sky)');
});
it('knows them where nobody says what kind of word it is', () => {
  expect(finishSwatch(null, 'Sand')).toBe('var(--finish-sand)');
  expect(finishSwatch('Strap colour', 'Red')).toBe('var(--finish-red)');
});
it('draws no dot for other words and other facets', () => {
  expect(finishSwatch('finish', 'Hammered copper')).toBeUndefined();
  expect(finishSwatch('brand', 'Black')).toBeUndefined();
});
