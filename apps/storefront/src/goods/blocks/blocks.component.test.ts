import { expect, it } from 'vitest';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { boxOf, lookAtBlocks, openBlocks, styleOf } from './testing/blocks-stage.ts';

const open = setUpStage();
const WHITE = 'rgb(255, 255, 255)';

it('a container is as wide as its type says [D-2-55]', async () => {
  const { example } = await lookAtBlocks(open, ['container'], { width: 1920 });
  const widths = ['fluid', 'fixed-small', 'fixed-normal', 'fixed-large'].map(
    async (type) => (await boxOf(example(`container-${type}`).locator('p').locator('../..'))).width,
  );
  const [fluid = 0, small, normal, large = 0] = await Promise.all(widths);
  expect([small, normal]).toEqual([700, 880]);
  expect(large).toBeGreaterThan(880);
  expect(fluid).toBeGreaterThanOrEqual(large);
});

it('headings have their level, place and colour; paragraphs too [D-2-61 D-2-85 D-2-86]', async () => {
  const { example } = await lookAtBlocks(open, ['heading', 'paragraph']);
  for (const level of [2, 3, 4, 5, 6]) {
    expect(await example(`heading-level-${level}`).getByRole('heading', { level }).count()).toBe(1);
  }
  expect(await styleOf(example('heading-centred').locator('h2'), 'text-align')).toBe('center');
  expect(await styleOf(example('heading-light').locator('h2'), 'color')).toBe(WHITE);
  expect(await styleOf(example('heading-dark').locator('h2'), 'color')).not.toBe(WHITE);
  const margin = Number.parseFloat(await styleOf(example('heading-of-a-section').locator('h2'), 'margin-top'));
  expect(margin).toBeGreaterThan(0);
  expect(await example('paragraph-plain').innerText()).toBe('Count people, then add a shelf for the way you shop.');
  expect(await styleOf(example('paragraph-centred').locator('p'), 'text-align')).toBe('center');
  expect(await styleOf(example('paragraph-light').locator('p'), 'color')).toBe(WHITE);
});

it('a link leads inside by a path, elsewhere by an address, in words or as a button [D-2-72 D-2-73]', async () => {
  const { page, example } = await openBlocks(open, ['link'], {
    answers: { findArticleByPath: { status: 'REJECTED', reasons: [{ code: 'ARTICLE_NOT_FOUND' }] } },
  });
  const link = (anchor: string) => example(anchor).getByRole('link');
  expect(await link('link-a-path-without-its-slash').getAttribute('href')).toBe('/stores');
  expect(await link('link-another-site').getAttribute('href')).toBe('https://www.energyrating.gov.au');
  expect(await link('link-another-site').getAttribute('target')).toBe('_blank');
  expect(await styleOf(link('link-secondary-button'), 'background-color')).toBe(WHITE);
  expect(await styleOf(link('link-button'), 'background-color')).not.toBe(WHITE);
  expect((await boxOf(link('link-button'))).height).toBeGreaterThanOrEqual(44);
  await link('link-button').click();
  await page.waitForURL('**/articles/buying-guides');
});

it('a link may stand in the middle, have a picture, or media with words over it [D-2-74 D-2-75 D-2-76 D-2-77]', async () => {
  const { example } = await lookAtBlocks(open, ['link']);
  for (const anchor of ['link-centred', 'link-centred-words']) {
    const [link, room] = await Promise.all([boxOf(example(anchor).getByRole('link')), boxOf(example(anchor))]);
    expect(Math.abs(link.x + link.width / 2 - (room.x + room.width / 2)), anchor).toBeLessThan(1);
  }
  const picture = example('link-with-a-picture').getByRole('link');
  expect(await picture.getByRole('img', { name: 'A kitchen' }).count()).toBe(1);
  const over = async (anchor: string, words: string) => {
    const link = example(anchor).getByRole('link');
    expect(await link.count()).toBe(1);
    const [above, below] = await Promise.all([boxOf(link.getByText(words)), boxOf(link.locator('img').first())]);
    expect(above.y).toBeGreaterThanOrEqual(below.y);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y + below.height + 1);
  };
  await over('link-media-its-label-over-it', 'Read the guide');
  await over('link-a-film-its-label-over-it', 'Read the guide');
  await over('link-media-blocks-over-it', 'Over the picture');
  expect(await example('link-media-blocks-over-it').getByText('Read the guide').count()).toBe(0);
});
