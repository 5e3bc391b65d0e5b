import { success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { hold } from '../../../../../scripts/browser/hold.ts';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { BLOCK_ANSWERS } from './testing/block-answers.ts';
import { boxOf, lookAtBlocks, openBlocks, slidesInView, styleOf } from './testing/blocks-stage.ts';

const open = setUpStage();

it('articles: the children of one, or chosen ones in their order, in a carousel; none when it cannot be had [D-2-36 D-2-37 D-2-38 D-2-39 D-2-40 D-8-11]', async () => {
  const { example } = await lookAtBlocks(open, ['article-listing']);
  const names = (anchor: string) => example(anchor).getByRole('article').getByRole('link').allInnerTexts();
  expect((await names('article-listing-children-of-an-article')).length).toBeGreaterThan(4);
  expect(await names('article-listing-chosen-articles')).toEqual(['What the stars mean', 'How to choose a fridge']);
  const row = example('article-listing-children-of-an-article').locator('[aria-roledescription="carousel"] ul');
  expect(await styleOf(row, 'column-gap')).toBe('16px');
  expect(await example('article-listing-of-an-article-that-is-not-there').innerText()).toBe('');
});

it('articles: a row that fits leaves no empty line above it for arrows', async () => {
  const { example } = await openBlocks(open, ['article-listing'], { width: WIDTHS.desktop });
  const gapOf = async (anchor: string) => {
    const [row, first] = await Promise.all([
      boxOf(example(anchor)),
      boxOf(example(anchor).getByRole('article').first()),
    ]);
    return first.y - row.y;
  };
  const [fits, scrolls] = [
    await gapOf('article-listing-chosen-articles'),
    await gapOf('article-listing-children-of-an-article'),
  ];
  expect(fits).toBe(0);
  expect(scrolls).toBeGreaterThan(44);
});

it('brands: 4, 6, 8, 12 and 18 in view at 0, 640, 768, 1024 and 1536 [D-2-47]', async () => {
  const { page, example } = await lookAtBlocks(open, ['brand-listing'], { reducedMotion: 'reduce' });
  const strip = example('brand-listing-all-that-sell').locator('ul').first();
  const inView = () =>
    strip.evaluate((row) => {
      const slide = row.children[0];
      const gap = slide ? Number.parseFloat(getComputedStyle(slide).paddingInlineEnd) : 0;
      return ((row.parentElement?.clientWidth ?? 0) + gap) / (slide?.getBoundingClientRect().width ?? 1);
    });
  for (const [width, count] of [
    [390, 4],
    [640, 6],
    [768, 8],
    [1024, 12],
    [1536, 18],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await inView(), `at ${width}`).toBeCloseTo(count, 1);
  }
});

it('categories: tiles in a grid, under one, of a brand, or chosen [D-2-53 D-2-54]', async () => {
  const { example, stage } = await lookAtBlocks(open, ['category-listing']);
  const links = (anchor: string) =>
    example(anchor)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(await links('category-listing-chosen')).toEqual([
    '/categories/laundry',
    '/categories/fridges',
    '/categories/cooking',
  ]);
  const under = await links('category-listing-under-a-category');
  expect(under.length).toBeGreaterThan(3);
  expect(under.every((href) => href.startsWith('/categories/fridges/'))).toBe(true);
  const ofBrand = await links('category-listing-of-a-brand');
  expect(ofBrand.every((href) => href.startsWith('/brands/nordholm/'))).toBe(true);
  expect(ofBrand.length).toBeGreaterThan(0);
  expect(await styleOf(example('category-listing-chosen').locator('ul'), 'display')).toBe('grid');
  expect(callsOf(stage.calls, 'listCategories').map(({ input }) => input)).toEqual(
    expect.arrayContaining([{ parentId: 'c-fridges', brandId: 'b-nordholm' }]),
  );
});

it('brand-category: picture left or right, words, View Range, a carousel of products, 16 unless told otherwise [D-2-48 D-2-49 D-2-50 D-2-51 D-2-52 D-9-32]', async () => {
  const { example } = await lookAtBlocks(open, ['brand-category']);
  for (const side of ['left', 'right']) {
    const block = example(`brand-category-picture-${side}`);
    const picture = await boxOf(block.getByRole('img', { name: 'A kitchen with a Nordholm fridge' }));
    const products = await boxOf(block.getByRole('heading', { level: 3 }).first());
    expect(picture.x < products.x, side).toBe(side === 'left');
    expect(picture.width / picture.height).toBeCloseTo(1, 1);
    expect(await block.getByRole('heading', { level: 2 }).count()).toBe(1);
    expect(await block.getByText('Quiet, plain and built to be repaired.').count()).toBe(1);
    const range = block.getByRole('link', { name: /^View Range/ });
    expect(await range.getAttribute('href')).toBe('/brands/nordholm/fridges');
  }
  const right = example('brand-category-picture-right');
  expect(await right.getByRole('heading', { level: 3, name: 'Four of them' }).count()).toBe(1);
  expect(await right.locator('[aria-roledescription="carousel"] li').count()).toBe(4);
  const slides = example('brand-category-picture-left').locator('[aria-roledescription="carousel"] li');
  expect(await slides.count()).toBe(16);
});

describe('product-listing', () => {
  it('shows a collection or chosen products, two or four beside each other, or a carousel with an end where it begins [D-2-87 D-2-88 D-2-89 D-2-91 D-2-92]', async () => {
    const { example } = await lookAtBlocks(open, ['product-listing']);
    const columns = async (anchor: string) => {
      const cards = await Promise.all((await example(anchor).getByRole('article').all()).map(boxOf));
      return cards.filter(({ y }) => y === cards[0]?.y).length;
    };
    expect(await columns('product-listing-grid-of-two')).toBe(2);
    expect(await columns('product-listing-grid-of-four')).toBe(4);
    const chosen = example('product-listing-chosen').getByRole('article');
    expect(await chosen.count()).toBe(2);
    expect(await chosen.first().innerText()).toContain('washer');
    expect(await example('product-listing-none-of-the-chosen-is-there').innerText()).toBe('');
    const carousel = example('product-listing-carousel').locator('[aria-roledescription="carousel"]');
    expect(await carousel.getByRole('article').count()).toBe(12);
    expect(await styleOf(carousel.locator('ul'), 'column-gap')).toBe('16px');
    expect(await slidesInView(carousel.locator('ul'))).toBeCloseTo(4, 1);
    expect(await carousel.locator('button[aria-label="Previous"]').isDisabled()).toBe(true);
  });

  it('as a carousel has arrows only on wide screens, and never dots [D-2-90 D-9-48]', async () => {
    const { page, example } = await openBlocks(open, ['product-listing'], { width: WIDTHS.phone });
    const carousel = example('product-listing-carousel').locator('[aria-roledescription="carousel"]');
    for (const [width, has] of [
      [WIDTHS.phone, false],
      [1024, false],
      [1025, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await carousel.locator('button[aria-label="Next"]').isVisible(), `at ${width}`).toBe(has);
      expect(await carousel.getByRole('button', { name: /^Slide/ }).count()).toBe(0);
    }
  });

  it('shows a spinner while its cards are on their way [D-2-93]', async () => {
    const { page } = await openBlocks(open, ['link'], {
      isCold: true,
      answers: {
        findArticleByPath: success({
          article: {
            ...ARTICLE,
            body: [
              { id: 'product-listing', value: { type: 'manual', products: FRIDGE, display: 'grid-4x' }, children: [] },
            ],
          },
          children: [],
        }),
        findProducts: BLOCK_ANSWERS.findProducts,
      },
    });
    const code = await hold(page, '*/assets/product-listing-view-*');
    await page.locator('main a[href="/articles/buying-guides"]').first().click();
    await page.waitForURL('**/articles/buying-guides');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading products' });
    await spinner.first().waitFor();
    await code.release();
    await spinner.first().waitFor({ state: 'detached' });
    expect(await page.locator('main article a[href^="/products/"]').count()).toBeGreaterThan(0);
  });
});

const FRIDGE = [{ product: { id: 'p-100001' } }];
const ARTICLE = {
  id: 'buying-guides',
  name: 'Buying guides',
  path: 'articles/buying-guides',
  kicker: '',
  summary: '',
  heroImage: null,
  parentId: null,
  position: 0,
  publishedAt: 1,
  updatedAt: 2,
};
