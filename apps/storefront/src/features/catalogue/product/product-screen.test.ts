import { rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_LISTING } from '../../../../testing/listing/example-listing.ts';
import { readPage } from '../../../../testing/read-page.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { sampleSummary } from '../../../goods/card/sample-summary.ts';
import type { ProductPage } from './product-page-data.ts';
import { DAY, nowSeconds, productAnswers, soldOut } from './testing/product-stage.ts';
import { SAMPLE_FRIDGE } from './testing/sample-fridge.ts';

type Product = Partial<ProductPage['product']>;

const REVIEWS = 'https://reviews.example/loader.js';
const STANDING = { isDiscounted: false, erpOriginalPrice: 2988 };

const read = (product: Product = {}, answers: Answers = {}, reviewsScript: string | null = null) =>
  readPage(`/${SAMPLE_FRIDGE.path}`, { ...productAnswers(product), ...answers }, reviewsScript);
const buyBox = async (product: Product, answers: Answers = {}) => (await read(product, answers)).named('Buy');

describe('a product page', () => {
  it('tells why to choose it, whether it fits, what it is and what it uses', async () => {
    const page = await read();
    expect(page.all('h2').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Will it fit?', 'Why people choose it', 'About this product', 'Specifications']),
    );
    const label =
      'Energy rating label: 3.5 of 6 stars, energy consumption 498 kWh per year. Nordholm NF637XS, refrigerator. Tested to AS/NZS 4474.';
    expect(page.all('*', { role: 'img', 'aria-label': label })).not.toEqual([]);
    const { text } = page.first('main');
    expect(text).toContain('$164 a year to run at 33c a kWh');
    const meaning = page.first('a', { href: '/articles/buying-guides/energy-rating' });
    expect(meaning.text).toBe('What the label means');
    const size = page.all('table').find((table) => table.all('caption')[0]?.text === 'Size and weight');
    expect(size?.text).toMatch(/Width 908 mm/);
    for (const words of ['Middle drawer runs from', 'Each door is half as wide', '498 kWh a year']) {
      expect(text).toContain(words);
    }
  });

  it('shows no label, no fit check and no specification that there is nothing to say about', async () => {
    const page = await read({ attributes: {}, keyFeatures: [], family: { code: 'cards', name: 'Gift cards' } });
    expect(page.all('h1')).toHaveLength(1);
    expect(page.all('*', { 'aria-label': /^Energy rating label/ })).toEqual([]);
    expect(page.all('h2').map(({ text }) => text)).not.toContain('Will it fit?');
  });

  it('has reviews and their script where they are enabled, and neither where not [D-1-08 D-7-32]', async () => {
    const product = { reviewSummary: { totalReviewCount: 7, averageOverallRating: 4.6 } };
    const headings = (page: Awaited<ReturnType<typeof read>>) => page.all('h2').map(({ text }) => text);
    const enabled = await read(product, {}, REVIEWS);
    expect(headings(enabled)).toContain('Reviews');
    expect(enabled.all('script', { src: REVIEWS })).toHaveLength(1);
    const disabled = await read(product);
    expect(headings(disabled)).not.toContain('Reviews');
    expect(disabled.all('script', { src: /^https?:/ })).toEqual([]);
  });

  it('leads on for good when it has moved, and is not there when it is not known [D-2-02 D-2-15]', async () => {
    const nothing = {
      loadCategory: rejected({ code: 'CATEGORY_NOT_FOUND' }),
      findArticle: rejected({ code: 'ARTICLE_NOT_FOUND' }),
    } satisfies Answers;
    const moved = rejected({ code: 'REDIRECT_REQUIRED', params: { to: '/categories/fridges' } } as const);
    expect(await read({}, { ...nothing, loadProduct: moved })).toMatchObject({
      status: 301,
      location: '/categories/fridges',
    });
    const page = await read({}, { ...nothing, loadProduct: rejected({ code: 'PRODUCT_NOT_FOUND' }) });
    expect([page.status, page.first('title').text]).toEqual([404, 'Page Not Found']);
    expect(page.first('h1').text).toBe('Sorry, this page has moved...');
  });
});

describe('the buy box as it is sent', () => {
  it.each<readonly [string, RegExp, string, Product]>([
    [
      'discounted',
      /now \$2,988.*was \$3,499.*Save \$511.*Ends in \d+ Days?,/,
      '[D-2-121 D-2-123]',
      { priceDateTo: nowSeconds() + 3 * DAY },
    ],
    ['discounted for minutes', /Ends in \d+ Minutes?,/, '[D-2-123 D-2-124]', { priceDateTo: nowSeconds() + 1_800 }],
    [
      'hot',
      /Hot price.*Until /,
      '[D-2-120]',
      { ...STANDING, priceDateFrom: nowSeconds() - DAY, priceDateTo: nowSeconds() + 9 * DAY },
    ],
    ['in clearance', /Clearance/, '[D-2-122]', { ...STANDING, isClearance: true }],
    ['priced with cents', /\$19\.95/, '[D-9-64]', { ...STANDING, price: 19.95 }],
  ])('has the price of one that is %s: %s %s', async (_, words, _ids, product) => {
    expect((await buyBox(product)).text).toMatch(words);
  });

  it('names the lenders inside their limits [C-9-32]', async () => {
    expect((await buyBox({})).text).toContain('4 × $747 with Afterpay, or Zip from $25 a week.');
    const dear = (await buyBox({ ...STANDING, price: 3199 })).text;
    expect(dear).toContain('Zip from');
    expect(dear).not.toContain('Afterpay');
  });

  it('asks about what is sold by enquiry only, and promises nothing that does not hold for it [D-2-116 D-2-119]', async () => {
    const box = await buyBox({ enquiryOnly: true, blGroup: { ...SAMPLE_FRIDGE.blGroup, isAgencyItem: true } });
    expect(box.all('button').map(({ text }) => text)).toContain('Enquire');
    expect(box.text).toContain('Price set by');
    expect(box.text).not.toMatch(/Delivered to your door|Collect|Price promise|Repair Plan|30 days|Afterpay/);
    expect(box.all('button', { 'aria-label': 'More' })).toEqual([]);
  });

  it('offers what can be had in place of what is sold out, and promises neither delivery nor price', async () => {
    const products = ['near', 'far'].map((id) => ({
      ...sampleSummary({ id, name: `A ${id} fridge`, price: id === 'near' ? 2900 : 900 }),
      family: SAMPLE_FRIDGE.family,
    }));
    const page = await read(soldOut(), { listProducts: success({ ...EXAMPLE_LISTING, products }) });
    const names = page.named('In its place').all('li');
    expect(names.map(({ text }) => /A (near|far) fridge/.exec(text)?.[1])).toEqual(['near', 'far']);
    expect(page.named('Buy').text).not.toMatch(/Delivered to your door|Price promise|30 days/);
  });
});
