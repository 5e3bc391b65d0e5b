import type { CallValue } from '@wattle/contract';
import { failed, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { listSample } from '../../../../testing/listing/list-sample.ts';
import { LISTING_ANSWERS } from '../../../../testing/listing/listing-answers.ts';
import { readPage } from '../../../../testing/read-page.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';

type Understood = NonNullable<CallValue<'listProducts'>['understood']>;

const PLAIN: Understood = {
  address: '?q=fridge',
  kind: 'Fridges',
  corrected: null,
  offers: [],
  unused: [],
  absentBrand: null,
  hasFilters: false,
};

const understoodAs = (fields: Partial<Understood>, address = 'q=fridge') => ({
  listProducts: success({ ...listSample({ address }), understood: { ...PLAIN, ...fields } }),
});

const read = (search: string, answers: Answers = {}) =>
  readPage(`/search${search}`, { ...LISTING_ANSWERS, ...answers });

describe('a search', () => {
  it('cannot bring a script into the page', async () => {
    const words = '</script><script>alert(1)</script>';
    const page = await read(`?q=${encodeURIComponent(words)}&brand=%3Cbroken%3E`);
    expect(page.first('h1').text).toContain(words);
    // the only place of `<script>alert` would be one of its own
    expect(page.html).not.toContain('<script>alert');
    expect(page.html).not.toContain('<broken>');
  });

  it('that finds nothing does without the article [D-8-13]', async () => {
    const nothing = understoodAs({ kind: null, offers: [{ query: 'fridge', count: 86 }] }, 'q=zzqxwv');
    const page = await read('?q=zzqxwv', { ...nothing, findArticle: failed('TIMEOUT') });
    expect(page.first('h1').text).toBe('No exact match for zzqxwv');
    expect(page.named('Popular categories').all('a')).toHaveLength(2);
  });

  it('names a brand that is not sold', async () => {
    const page = await read('?q=samsung+fridge', understoodAs({ absentBrand: 'Samsung' }));
    expect(page.first('h1').text).toBe('We don’t stock Samsung. Here are our fridges.');
  });

  it('offers likely spellings with what they find', async () => {
    const page = await read(
      '?q=dyer',
      understoodAs({ kind: null, offers: [{ query: 'dryer', count: 42 }] }, 'q=zzqxwv'),
    );
    expect(page.text).toContain('Did you mean');
    expect(page.first('main').first('a', { href: '/search?q=dryer' }).text).toMatch(/^dryer ?42$/);
  });

  it('has help before products', async () => {
    const steps = { heading: 'How to start', steps: ['Find the order.', 'Call us.'] };
    const help = [
      { name: 'Returns', path: 'articles/help/returns', kicker: 'Help', summary: 'Within 30 days.', steps },
    ];
    const page = await read('?q=returns', {
      listProducts: success({ ...listSample({ address: 'q=fridge' }), understood: { ...PLAIN, kind: null }, help }),
    });
    const answer = page.first('main').named('Help');
    const links = answer.all('a', { href: '/articles/help/returns' });
    expect(links.map(({ text }) => text)).toEqual(['Returns', 'Read the whole article']);
    expect([...answer.all('h2'), ...answer.all('h3')].map(({ text }) => text)).toEqual(['Returns', 'How to start']);
    expect(answer.all('li').map(({ text }) => text)).toEqual(steps.steps);
  });
});
