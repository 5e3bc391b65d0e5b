import { expect, it } from 'vitest';
import { type Held, hold } from '../../../../../../scripts/browser/hold.ts';
import { nextFrames, WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../../testing/watch-shifts.ts';
import { addButton, buyBox, finishes, openProduct, variantCard } from './testing/product-stage.ts';

const open = setUpStage();

it.each([WIDTHS.phone, WIDTHS.desktop])(
  'holds still at %i; its button stands in the first view of a wide screen',
  async (width) => {
    const { page, complaints } = await openProduct(open, {
      product: finishes(),
      width,
      ownPage: true,
      before: watchShifts,
    });
    expect(await shiftsOf(page)).toBeLessThan(0.001);
    if (width === WIDTHS.desktop) {
      const box = await addButton(page).boundingBox();
      expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
      expect(box?.height).toBe(56);
    }
    expect(complaints).toEqual([]);
  },
);

it('holds still when its font comes late', async () => {
  const held: Held[] = [];
  const { page } = await openProduct(open, {
    product: finishes(),
    width: WIDTHS.phone,
    ownPage: true,
    before: async (fresh) => {
      await watchShifts(fresh);
      held.push(await hold(fresh, '*.woff2'));
    },
  });
  const loaded = page.waitForResponse('**/*.woff2');
  await held[0]?.release();
  await (await loaded).finished();
  await nextFrames(page);
  expect(await shiftsOf(page)).toBeLessThan(0.001);
});

it('turns its pictures with the arrow keys, and shows one large', async () => {
  const { page } = await openProduct(open);
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await pictures
    .getByRole('link', { name: /, zoom$/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await pictures.getByText('Seen from an angle, 2 of 4').waitFor();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Seen from an angle' });
  await zoom.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Drawn with its dimensions' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

it('opens a picture where it was pressed, fills the window with it and keeps the controls in view', async () => {
  const { page } = await openProduct(open, { width: WIDTHS.desktop });
  const link = page
    .getByRole('region', { name: 'Pictures' })
    .getByRole('link', { name: /, zoom$/ })
    .first();
  const box = await link.boundingBox();
  if (!box) throw new Error('There is no picture.');
  await link.click({ position: { x: box.width * 0.3, y: box.height * 0.4 } });
  const zoom = page.getByRole('dialog');
  await zoom.waitFor();
  const stage = zoom.locator('section');
  const seen = () =>
    stage.evaluate((one) => ({
      fills: one.clientWidth === innerWidth && one.clientHeight === innerHeight,
      x: (one.scrollLeft + one.clientWidth / 2) / one.scrollWidth,
      y: (one.scrollTop + one.clientHeight / 2) / one.scrollHeight,
    }));
  await expect.poll(async () => (await seen()).x).toBeCloseTo(0.32, 1);
  expect(await seen()).toMatchObject({ fills: true, y: expect.closeTo(0.4, 1) });
  for (const name of ['Zoom in', 'Zoom out', 'Close', 'Next picture'])
    expect(await zoom.getByRole('button', { name }).isVisible()).toBe(true);
  await zoom.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => zoom.locator('output').innerText()).toBe('300%');
  expect((await seen()).x).toBeCloseTo(0.32, 1);
});

it('turns around when asked for, by slider and by dragging, and loads its pictures only then', async () => {
  const turnFrames = Array.from({ length: 24 }, (_, index) => `/pictures/fridge/turn-${index * 15}/default.svg`);
  const asked: string[] = [];
  const { page } = await openProduct(open, {
    product: { turnFrames },
    width: WIDTHS.phone,
    before: async (fresh) => {
      await fresh.emulateMedia({ reducedMotion: 'reduce' });
      fresh.on('request', (request) => asked.push(request.url()));
    },
  });
  const isTurn = (url: string) => url.includes('/turn-');
  expect(asked.filter(isTurn)).toEqual([]);
  await page.getByRole('button', { name: 'Turn 360°' }).click();
  const view = page.getByRole('region', { name: 'Seen from all sides' });
  const slider = view.getByRole('slider', { name: 'Turn' });
  await expect.poll(() => slider.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => asked.filter(isTurn).length).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('ArrowRight');
  expect(await view.getByRole('img').getAttribute('alt')).toBe('Turned by 15 degrees');
  expect(await slider.getAttribute('aria-valuetext')).toBe('Turned by 15 degrees');
  const box = await view.getByRole('img').boundingBox();
  if (!box) throw new Error('There is no picture.');
  await page.mouse.move(box.x + box.width / 2, box.y + 50);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - box.width / 4, box.y + 50);
  await page.mouse.up();
  const turned = await view.getByRole('img').getAttribute('alt');
  expect(Number(/\d+/.exec(turned ?? '')?.[0])).toBeGreaterThan(75);
  await page.keyboard.press('Escape');
  await expect.poll(() => view.count()).toBe(0);
  const around = page.getByRole('button', { name: 'Turn 360°' });
  expect(await around.evaluate((one) => one === document.activeElement)).toBe(true);
});

it('is walked by keyboard from the pictures to the wishlist', async () => {
  const { page } = await openProduct(open);
  await buyBox(page).getByRole('button', { name: 'How it works' }).focus();
  const walked: string[] = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Tab');
    walked.push(
      await page.evaluate(() => {
        const { activeElement: one } = document;
        return one?.getAttribute('aria-label') ?? one?.closest('label')?.textContent ?? one?.textContent ?? '';
      }),
    );
  }
  expect(walked.slice(0, 5)).toEqual(['NoneIncluded cover only', 'Fewer', 'Quantity', 'More', 'Add to cart']);
  expect(walked[5]).toMatch(/^Save .* to wishlist$/);
  expect(walked[6]).toBe('Set suburb');
});

it('keeps the button at hand on a phone while the main one is out of view, but not over the footer', async () => {
  const { page } = await openProduct(open, { width: WIDTHS.phone });
  const bar = page.getByRole('complementary', { name: 'Buy it' });
  // by the wheel: what lies between has its height only once it comes near, so a jump to a heading can miss it
  await page.mouse.wheel(0, 2_500);
  await bar.waitFor();
  expect(await bar.innerText()).toContain('$2,988');
  await addButton(page).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'hidden' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, -1_500);
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL(/\/cart\?item=p-100001$/);
});

it('can be read, and its finish chosen, without a script', async () => {
  const { page } = await openProduct(open, { product: finishes(), javaScriptEnabled: false });
  await variantCard(page, 'Eucalypt').click();
  await page.getByRole('button', { name: 'Show this one' }).click();
  await page.waitForURL(/\?variant=NF637XS-E2$/);
  expect(await page.getByRole('radio', { name: /^Eucalypt/ }).isChecked()).toBe(true);
});
