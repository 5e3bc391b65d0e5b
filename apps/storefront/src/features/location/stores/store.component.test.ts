import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { BRUNSWICK_CHOSEN } from '../../../../testing/stores/store-answers.ts';
import { shiftsOf, watchShifts } from '../../../../testing/watch-shifts.ts';
import { setUpStores } from './testing/set-up-stores.ts';
import { mainOf } from './testing/stores-page.ts';

const open = setUpStores();
const openPreston = (options?: Parameters<typeof open>[1]) => open('/stores/preston', options);

describe('a store’s page', () => {
  it('leads to the stores around it, nearest first', async () => {
    const { page, complaints } = await openPreston();
    const nearby = page.getByRole('region', { name: 'Stores near Preston' });
    const names = await nearby.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names).toEqual(['Coburg North', 'Thomastown', 'Maribyrnong', 'Nunawading']);
    await nearby.getByRole('link', { name: 'Thomastown', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Thomastown' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('says how far it is from the delivery suburb, and asks who has named none', async () => {
    const { page } = await openPreston();
    await page.getByRole('button', { name: 'How far is it from you?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('brunswick');
    await dialog.getByRole('option', { name: /Brunswick VIC 3056/ }).click();
    await mainOf(page)
      .getByText(/^\d\.\d km from Brunswick 3056$/)
      .waitFor();
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('moves nothing while it comes alive: %i', async (width) => {
    const { page } = await openPreston({ width, stored: BRUNSWICK_CHOSEN, ownPage: true, before: watchShifts });
    await mainOf(page)
      .getByText(/km from Brunswick 3056/)
      .waitFor();
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
});

describe('a store’s hours, minute by minute', () => {
  const at = async (path: string, time: string) => {
    const { page } = await open(path, { ownPage: true, before: (opened) => opened.clock.install({ time }) });
    return { page, hours: page.getByRole('region', { name: 'Hours' }) };
  };

  it('change without a reload [D-3-23]', async () => {
    const { page, hours } = await at('/stores/preston', '2026-11-16T16:44:30+11:00');
    await hours.getByText('Open until 5:30 pm', { exact: true }).waitFor();
    expect(await hours.locator('tr[aria-current=date]').innerText()).toContain('Monday to Wednesday');
    await page.clock.fastForward('05:00');
    await hours.getByText('Closes in 41 minutes', { exact: true }).waitFor();
    await page.clock.fastForward('41:00');
    await hours.getByText('Opens tomorrow at 9:00 am', { exact: true }).waitFor();
  });

  it.each([
    ['Perth, on a clock of its own', '/stores/osborne-park', '2026-11-16T17:15:00+11:00', 'Open until 5:30 pm'],
    ['Christmas Day', '/stores/preston', '2026-12-25T12:00:00+11:00', 'Closed today, opens tomorrow at 7:00 am'],
  ])('%s [D-3-22 D-3-23]', async (_, path, time, words) => {
    const { hours } = await at(path, time);
    await hours.getByText(words, { exact: true }).waitFor();
  });
});
