import { describe, expect, it } from 'vitest';
import { readPage } from '../../../../testing/read-page.ts';
import { BRAND_ANSWERS } from './testing/brand-answers.ts';

const read = (search = '') => readPage(`/brands/nordholm${search}`, BRAND_ANSWERS);

describe('the page of a brand that was written about', () => {
  it('shows its figures, and ranges with heading, words, picture and 16 products in a row [D-2-48 D-2-51 D-9-32]', async () => {
    const main = (await read()).first('main');
    expect(main.first('h1').text).toBe('Nordholm');
    const headings = main.all('h2').map(({ text }) => text);
    expect(headings.slice(0, 3)).toEqual(['Cold, made quietly', 'Laundry that finishes when you do', 'All Nordholm']);
    const figures = main.all('li').map(({ text }) => text);
    for (const words of ['9 models here', '10 years inverter compressor cover', '15 years of spare parts']) {
      expect(figures).toContain(words);
    }
    const fridges = main.named('Cold, made quietly');
    expect(fridges.first('h3').text).toBe('Nordholm fridges');
    expect(fridges.text).toContain('Between 36 and 42 dB');
    expect(fridges.all('img', { alt: 'A French door fridge in stainless steel' })).not.toEqual([]);
    const rail = fridges.first('*', { 'aria-roledescription': 'carousel' });
    expect(rail.all('article')).toHaveLength(16);
  });

  it('is head and list alone with a filter, an order or a page; whole for who comes by an advertisement', async () => {
    const whole = await read('?utm_source=mail');
    expect(whole.all('h2').map(({ text }) => text)).toContain('Cold, made quietly');
    for (const search of ['?inStock=true', '?sort=price-asc']) {
      const main = (await read(search)).first('main');
      expect(main.first('h2').text, search).toBe('All Nordholm');
      expect(
        main.all('h2').map(({ text }) => text),
        search,
      ).not.toContain('Cold, made quietly');
      for (const words of ['9 models here', '15 years of spare parts']) expect(main.text, search).toContain(words);
    }
  });
});
