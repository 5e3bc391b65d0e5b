import { describe, expect, it } from 'vitest';
import { slugify } from './slugify.ts';

describe('slugify', () => {
  it.each([
    ['Nordholm 637L French door fridge, stainless NF637XS', 'nordholm-637l-french-door-fridge-stainless-nf637xs'],
    ['Frenchman’s Cap 7.1 kW', 'frenchmans-cap-7-1-kw'],
    ['Pestle & Rye', 'pestle-and-rye'],
    ['Aerolune Soufflé, 380 m³/h', 'aerolune-souffle-380-m3-h'],
    ['Ålesund 24–70 mm f/2.8', 'alesund-24-70-mm-f-2-8'],
  ])('%s', (words, slug) => {
    expect(slugify(words)).toBe(slug);
  });
});
