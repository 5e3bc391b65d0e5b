import { describe, expect, it } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { COMPARISON_ANSWERS } from './testing/comparison-answers.ts';

const read = (search: string) => readPage(`/compare${search}`, COMPARISON_ANSWERS);

describe('a comparison by its address', () => {
  it('is kept out of search engines and says what it is', async () => {
    const page = await read('?ids=p-0,p-1');
    expect(page.first('title').text).toMatch(/^2 .*fridges, side by side \| Wattle$/);
    expect(page.first('meta', { name: 'robots' }).attribute('content')).toContain('noindex');
    expect(page.first('link', { rel: 'canonical' }).attribute('href')).toContain('/compare?ids=p-0,p-1');
  });

  it('takes four, and leaves out what it does not know [C-9-07 D-9-25]', async () => {
    const page = await read('?ids=nobody,p-0,p-1,p-2,p-3,p-4');
    expect(page.all('th', { scope: 'col' })).toHaveLength(4);
  });

  it('says so when something is no longer sold', async () => {
    const some = await read('?ids=p-0,nobody');
    expect(some.text).toContain('A product in this link is no longer sold, so we left it out.');
    const none = await read('?ids=nobody');
    expect(none.text).toContain('The products in this link are no longer sold.');
  });

  it('says what is missing with one product', async () => {
    const page = await read('?ids=p-0');
    expect(page.first('h1').text).toBe('1 product. Add another to compare');
    expect(page.first('main').text).not.toMatch(/differ|Best of/);
  });

  it.each(['', '?ids=', '?ids=nobody', `?ids=${'x'.repeat(3000)}`, '?ids=%00'])(
    'offers a way on when there is nothing to compare: %s',
    async (search) => {
      const page = await read(search);
      expect([page.status, page.first('h1').text]).toEqual([200, 'Compare side by side']);
    },
  );
});
