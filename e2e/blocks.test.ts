import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { boxOf, lookAtBlocks, openBlocks, passAll, styleOf, watchShifts } from './blocks-page.ts';
import { useBrowser, WIDTHS } from './browser.ts';

const open = useBrowser();
const WHITE = 'rgb(255, 255, 255)';

describe('the page of blocks', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])('has nothing to complain about at %i, and nothing moves', async (width) => {
    const { page, complaints } = await openBlocks(open, { width });
    const shifts = await watchShifts(page);
    await passAll(page);
    expect(await shifts()).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('shows a line, an id and classes of its own [D-2-33 D-2-34 D-2-35]', async () => {
    const { page, example } = await lookAtBlocks(open, { kinds: ['hr', 'edges'] });
    expect((await boxOf(example('hr-line').locator('hr'))).width).toBeGreaterThan(1000);
    expect(await page.locator('#own-id.own-class > hr').count()).toBe(1);
  });

  it('leaves out what is not known or broken, and shows the rest', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['edges'] });
    expect(await example('edges-what-is-not-known-or-broken').innerText()).toBe('The rest stays.');
  });

  it('reads without JavaScript', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['heading', 'product-listing', 'scheduled', 'video'] });
    expect(await example('heading-level-2').getByRole('heading', { level: 2 }).isVisible()).toBe(true);
    expect(await example('product-listing-grid-of-four').getByRole('article').count()).toBe(12);
    const film = example('video-youtube').getByRole('link', { name: 'Play the video: A short film' });
    expect(await film.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(await example('scheduled-during').innerText()).toBe('Only while it holds.');
    expect(await styleOf(example('product-listing-carousel').locator('ul').locator('..'), 'scroll-snap-type')).toBe(
      'x mandatory',
    );
  });
});

describe('container and group', () => {
  it('is as wide as its type says [D-2-55]', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['container'], width: 1920 });
    const widths = ['fluid', 'fixed-small', 'fixed-normal', 'fixed-large'].map(
      async (type) => (await boxOf(example(`container-${type}`).locator('p').locator('../..'))).width,
    );
    const [fluid = 0, small, normal, large = 0] = await Promise.all(widths);
    expect([small, normal]).toEqual([700, 880]);
    expect(large).toBeGreaterThan(880);
    expect(fluid).toBeGreaterThanOrEqual(large);
  });

  it('stands beside or under each other, with its gap; on small screens always under [D-2-56 D-2-58 D-9-48]', async () => {
    const { page, example } = await openBlocks(open, { kinds: ['group'] });
    const boxes = async (anchor: string) => Promise.all((await example(anchor).locator('p').all()).map(boxOf));
    const isBeside = async () => {
      const [first, second] = await boxes('group-horizontal');
      return first?.y === second?.y;
    };
    expect(await isBeside()).toBe(true);
    const [above, below] = await boxes('group-vertical');
    expect(above?.x).toBe(below?.x);
    expect(below?.y).toBeGreaterThan(above?.y ?? 0);
    const gaps = await Promise.all(
      ['tight', 'horizontal', 'wide'].map((one) =>
        styleOf(example(`group-${one}`).locator('p').first().locator('../..'), 'column-gap'),
      ),
    );
    const [tight = 0, normal = 0, wide = 0] = gaps.map((gap) => Number.parseFloat(gap));
    expect(tight).toBeLessThan(normal);
    expect(normal).toBeLessThan(wide);
    await page.setViewportSize({ width: 1024, height: 900 });
    expect(await isBeside()).toBe(false);
    await page.setViewportSize({ width: 1025, height: 900 });
    expect(await isBeside()).toBe(true);
  });

  it('puts its children at one of nine places [D-2-57]', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['group'] });
    for (const [row, along] of ['top', 'center', 'bottom'].entries()) {
      for (const [column, across] of ['left', 'center', 'right'].entries()) {
        const place = along === across ? 'center' : `${along}-${across}`;
        const [first, , third] = await Promise.all((await example(`group-at-${place}`).locator('p').all()).map(boxOf));
        const cell = await boxOf(example(`group-at-${place}`).locator('p').first().locator('../..'));
        if (!first || !third) throw new Error(`${place} is missing`);
        const room = cell.height - first.height;
        expect(Math.round(first.y - cell.y), place).toBe(Math.round((room * row) / 2));
        const left = (cell.width - 2 * 24) * 0.4 - first.width;
        expect(Math.abs(first.x - cell.x - (left * column) / 2), place).toBeLessThan(8);
      }
    }
  });

  it('stretches its children, or gives them their percentages [D-2-59 D-2-60]', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['group'] });
    const widths = async (anchor: string) =>
      Promise.all((await example(anchor).locator('p').all()).map(async (one) => (await boxOf(one)).width));
    const [plain = 0] = await widths('group-horizontal');
    const [stretched = 0] = await widths('group-stretched');
    expect(stretched).toBeGreaterThan(plain * 3);
    const columns = (anchor: string) =>
      styleOf(example(anchor).locator('p').first().locator('../..'), 'grid-template-columns').then((value) =>
        value.split(' ').map(Number.parseFloat),
      );
    const [half = 0, third = 0, fifth = 0] = await columns('group-own-widths');
    expect(half / third).toBeCloseTo(50 / 30, 1);
    expect(half / fifth).toBeCloseTo(50 / 20, 1);
    const [thirty = 0, , ten = 0, rest = 0] = await columns('group-widths-that-leave-room');
    expect(thirty / ten).toBeCloseTo(3, 1);
    expect(rest / ten).toBeCloseTo(4, 1);
  });
});

describe('words and links', () => {
  it('shows headings of their level, centred, of a section, light or dark [D-2-61]', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['heading'] });
    for (const level of [2, 3, 4, 5, 6]) {
      expect(await example(`heading-level-${level}`).getByRole('heading', { level }).count()).toBe(1);
    }
    expect(await styleOf(example('heading-centred').locator('h2'), 'text-align')).toBe('center');
    expect(await styleOf(example('heading-light').locator('h2'), 'color')).toBe(WHITE);
    expect(await styleOf(example('heading-dark').locator('h2'), 'color')).not.toBe(WHITE);
    const margin = Number.parseFloat(await styleOf(example('heading-of-a-section').locator('h2'), 'margin-top'));
    expect(margin).toBeGreaterThan(0);
  });

  it('shows paragraphs, centred, or white on a dark ground [D-2-85 D-2-86]', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['paragraph'] });
    expect(await example('paragraph-plain').innerText()).toBe('Count people, then add a shelf for the way you shop.');
    expect(await styleOf(example('paragraph-centred').locator('p'), 'text-align')).toBe('center');
    expect(await styleOf(example('paragraph-light').locator('p'), 'color')).toBe(WHITE);
  });

  it('leads inside by a path, elsewhere by an address, in words or as a button [D-2-72 D-2-73]', async () => {
    const { page, example } = await openBlocks(open, { kinds: ['link'] });
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

  it('stands in the middle when it is centred [D-2-75]', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['link'] });
    for (const anchor of ['link-centred', 'link-centred-words']) {
      const [link, room] = await Promise.all([boxOf(example(anchor).getByRole('link')), boxOf(example(anchor))]);
      expect(Math.abs(link.x + link.width / 2 - (room.x + room.width / 2)), anchor).toBeLessThan(1);
    }
  });

  it('has a picture, or media with words over it [D-2-74 D-2-76 D-2-77]', async () => {
    const { example } = await lookAtBlocks(open, { kinds: ['link'] });
    const picture = example('link-with-a-picture').getByRole('link');
    expect(await picture.getByRole('img', { name: 'A kitchen' }).count()).toBe(1);
    const over = async (anchor: string, words: string, media: string) => {
      const link = example(anchor).getByRole('link');
      expect(await link.count()).toBe(1);
      const [above, below] = await Promise.all([boxOf(link.getByText(words)), boxOf(link.locator(media).first())]);
      expect(above.y).toBeGreaterThanOrEqual(below.y);
      expect(above.y + above.height).toBeLessThanOrEqual(below.y + below.height + 1);
    };
    await over('link-media-its-label-over-it', 'Read the guide', 'img');
    await over('link-a-film-its-label-over-it', 'Read the guide', 'img');
    await over('link-media-blocks-over-it', 'Over the picture', 'img');
    expect(await example('link-media-blocks-over-it').getByText('Read the guide').count()).toBe(0);
  });
});
