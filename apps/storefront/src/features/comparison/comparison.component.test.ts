import { failed } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { visit, WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { type StageOptions, setUpStage } from '../../../testing/set-up-stage.ts';
import { COMPARISON_ANSWERS } from './testing/comparison-answers.ts';
import { comparisonPage } from './testing/comparison-page.ts';

const open = setUpStage();
const LIST = '/categories/fridges';

async function openList({ path = LIST, ...options }: StageOptions & { path?: string } = {}) {
  const staged = await open(path, { ...options, answers: { ...COMPARISON_ANSWERS, ...options.answers } });
  return { ...staged, comparison: comparisonPage(staged.page) };
}

describe('collecting products to compare', () => {
  it('loads nothing until something is compared', async () => {
    const { page, comparison } = await openList();
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).filter((name) => /comparison-(store|tray|modal)|\/comparison-/.test(name))).toEqual([]);
    expect(await comparison.tray.count()).toBe(0);
    await comparison.collect(1);
    await expect.poll(async () => (await loaded()).some((name) => /comparison/.test(name))).toBe(true);
  });

  it('asks for the attributes of the family of each, and needs two to compare [D-2-125 D-4-12]', async () => {
    const { comparison, complaints, stage } = await openList();
    await comparison.collect(1);
    expect(callsOf(stage.calls, 'loadFamily').map(({ input }) => input.file)).toEqual(['frenchDoor.json']);
    expect(await comparison.kept()).toHaveLength(1);
    await comparison.tray.getByText('Add another to compare.').waitFor();
    expect(await comparison.tray.getByRole('button', { name: /^Compare/ }).isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('refuses a fifth, and says so [C-9-07 D-9-25 D-8-03 D-4-13]', async () => {
    const { page, comparison } = await openList();
    await comparison.collect(4);
    const four = await comparison.kept();
    await comparison.box(4).click();
    await page.getByText('Unable to compare more than 4 products at once.', { exact: true }).waitFor();
    await expect.poll(() => comparison.box(4).isChecked()).toBe(false);
    expect(await comparison.kept()).toEqual(four);
  });

  it('adds nothing when the family cannot be loaded, and says so [D-8-04 D-4-14]', async () => {
    const { page, comparison, stage } = await openList({ answers: { loadFamily: failed('UNAVAILABLE') } });
    const name = await page.locator('main article h3').first().innerText();
    await comparison.box(0).click();
    await page.getByText(`Unable to add ${name} to your comparison.`, { exact: true }).waitFor();
    await expect.poll(() => comparison.box(0).isChecked()).toBe(false);
    expect(await comparison.kept()).toEqual([]);
    expect(await comparison.tray.count()).toBe(0);
    stage.answer({ loadFamily: COMPARISON_ANSWERS.loadFamily });
    await comparison.collect(1);
    expect(await comparison.kept()).toHaveLength(1);
  });

  it('stays after a reload, on other pages, and in another tab', async () => {
    const { page, comparison } = await openList();
    await comparison.collect(2);
    await page.reload();
    await comparison.tray.getByRole('heading', { name: '2 of 4' }).waitFor();
    await expect.poll(() => comparison.box(1).isChecked()).toBe(true);
    const tab = await page.context().newPage();
    await visit(tab, '/brands');
    const other = comparisonPage(tab);
    await other.tray.getByRole('heading', { name: '2 of 4' }).waitFor();
    await other.toggle.click();
    await other.tray
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await comparison.tray.getByRole('heading', { name: '1 of 4' }).waitFor();
    await expect.poll(() => comparison.box(0).isChecked()).toBe(false);
    await other.tray.getByRole('button', { name: /^Clear/ }).click();
    await expect.poll(() => comparison.tray.count()).toBe(0);
  });

  it('leaves out what is no longer sold, and says so', async () => {
    const items = [
      { productId: 'gone', familyCode: 'frenchDoor', name: 'Old fridge' },
      { productId: 'p-1', familyCode: 'frenchDoor', name: 'A fridge' },
    ];
    const { page, comparison } = await openList({
      path: '/brands',
      stored: { 'wattle.comparison': JSON.stringify({ version: 1, items }) },
    });
    await page.getByText('Old fridge is no longer sold, so we removed it from your comparison.').waitFor();
    await comparison.tray.getByRole('heading', { name: '1 of 4' }).waitFor();
    expect(await comparison.kept()).toEqual(['p-1']);
  });

  it('makes sense of whatever is stored', async () => {
    const { comparison, complaints } = await openList({
      stored: { 'wattle.comparison': '{"version":1,"items":[{"pro' },
    });
    await comparison.collect(1);
    expect(complaints).toEqual([]);
  });
});

describe('the overlay and the modal', () => {
  it('are never open together [D-2-126 D-2-127 D-2-128]', async () => {
    const { comparison } = await openList();
    await comparison.collect(2);
    expect(await comparison.toggle.getAttribute('aria-expanded')).toBe('false');
    await comparison.toggle.click();
    expect(await comparison.toggle.getAttribute('aria-expanded')).toBe('true');
    await comparison.tray.getByRole('button', { name: 'Compare 2' }).click();
    await comparison.modal.waitFor();
    expect(await comparison.modal.page().locator('[aria-expanded="true"]').count()).toBe(0);
    await comparison.modal.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => comparison.modal.count()).toBe(0);
    expect(await comparison.toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('work with the keyboard alone: opened, left with Escape, focus back where it was', async () => {
    const { page, comparison } = await openList();
    await comparison.box(0).focus();
    await page.keyboard.press('Space');
    await comparison.tray.waitFor();
    await comparison.box(1).focus();
    await page.keyboard.press('Space');
    await comparison.tray.getByRole('heading', { name: '2 of 4' }).waitFor();
    await comparison.toggle.focus();
    await page.keyboard.press('Enter');
    await comparison.tray.getByRole('list').waitFor();
    await page.keyboard.press('Escape');
    expect(await comparison.toggle.getAttribute('aria-expanded')).toBe('false');
    const compare = comparison.tray.getByRole('button', { name: 'Compare 2' });
    await compare.focus();
    await page.keyboard.press('Enter');
    await comparison.modal.waitFor();
    for (let at = 0; at < 25; at += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => comparison.modal.count()).toBe(0);
    expect(await compare.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('shows only what differs when asked, and says which is best in words', async () => {
    const { comparison } = await openList();
    await comparison.collect(2);
    await comparison.tray.getByRole('button', { name: 'Compare 2' }).click();
    const rows = comparison.modal.getByRole('row');
    await comparison.modal.getByRole('table').waitFor();
    const before = await rows.count();
    await comparison.modal.getByRole('checkbox', { name: 'Show differences only' }).check();
    await expect.poll(() => rows.count()).toBeLessThan(before);
    expect(await comparison.modal.getByText(/^(Best of the two|Equal best)$/).count()).toBeGreaterThan(0);
  });

  it('takes a product out, and closes with the last', async () => {
    const { comparison } = await openList();
    await comparison.collect(2);
    await comparison.tray.getByRole('button', { name: 'Compare 2' }).click();
    const removal = comparison.modal
      .page()
      .locator('dialog')
      .getByRole('button', { name: /^Remove / });
    await removal.first().click();
    await expect.poll(() => removal.count()).toBe(1);
    await removal.first().click();
    await expect.poll(() => comparison.modal.page().locator('dialog:popover-open').count()).toBe(0);
    expect(await comparison.kept()).toEqual([]);
  });
});

describe('the place that the tray takes', () => {
  it('never hides the end of the page, at any width', async () => {
    const { page, comparison } = await openList();
    await comparison.collect(2);
    const top = async () => (await comparison.tray.boundingBox())?.y ?? 0;
    const end = () =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
      });
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await end()) <= (await top()) + 1).toBe(true);
    }
  });
});
