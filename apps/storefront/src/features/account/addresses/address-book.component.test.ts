import { success } from '@wattle/domain/results';
import type { Locality } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { savedAddress, withAccount } from '../../../../testing/account/sample-account.ts';
import { callsOf } from '../../../../testing/open-stage.ts';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { addAddress, cardOf, typeAddress } from '../testing/address-dialog.ts';

const open = setUpStage();

const HOME = { street: '12 Saxon Street', suburb: 'Brunswick', postcode: '3056' };
const WORK = { street: '88 Smith Street', suburb: 'Collingwood', postcode: '3066' };
const locality = (suburb: string, postcode: string): Locality => ({
  suburb,
  postcode,
  state: 'VIC',
  name: `${suburb} VIC ${postcode}`,
  location: { latitude: -37.8, longitude: 144.9 },
});
const PLACES: Answers = {
  listLocalities: ({ query }) => {
    const known = [locality('Brunswick', '3056'), locality('Collingwood', '3066')];
    return success({ status: 'SUCCESS', localities: known.filter(({ suburb }) => suburb === query) });
  },
  suggestAddresses: ({ text }) =>
    success({ suggestions: [{ placeId: 'saxon', main: text, secondary: 'Brunswick VIC 3056' }] }),
};

/** Opens the address book with these addresses. */
const openBook = (addresses = [] as ReturnType<typeof savedAddress>[]) =>
  open('/account/addresses', withAccount({ customer: { addresses }, answers: PLACES }));

describe('addresses', () => {
  it('are added once they are right, to who is signed in, and the first is the default [C-2-59 C-3-05 C-5-67]', async () => {
    const { page, stage } = await openBook();
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await expect.poll(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Mia Tran');
    await typeAddress(page, { ...HOME, postcode: '305' });
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await dialog.getByText('Enter a valid postcode.').waitFor();
    expect(await dialog.getByLabel('Postcode').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(callsOf(stage.calls, 'updateAccount')).toEqual([]);
    await dialog.getByLabel('Postcode').fill(HOME.postcode);
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await cardOf(page, HOME.street).getByText('Default delivery').waitFor();
    await cardOf(page, HOME.street).getByText('Default billing').waitFor();
    const sent = callsOf(stage.calls, 'updateAccount').map(({ input }) => input.customer);
    expect(sent).toMatchObject([{ addresses: [{ contactName: 'Mia Tran', street1: HOME.street, country: 'AU' }] }]);
  });

  it('move their defaults, are removed and put back [C-2-59]', async () => {
    const { page } = await openBook([savedAddress()]);
    await addAddress(page, WORK);
    await cardOf(page, WORK.street).getByRole('button', { name: 'Make default' }).click();
    await cardOf(page, WORK.street).getByText('Default delivery').waitFor();
    expect(await cardOf(page, HOME.street).getByText('Default delivery').count()).toBe(0);
    await cardOf(page, WORK.street).getByRole('button', { name: 'Remove' }).click();
    await cardOf(page, HOME.street).getByText('Default delivery').waitFor();
    expect(await cardOf(page, WORK.street).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await cardOf(page, WORK.street).getByText('Default delivery').waitFor();
    expect(await cardOf(page, HOME.street).count()).toBe(1);
  });

  it('are found while they are typed, changed, and kept once only [C-8-41 D-5-15]', async () => {
    const { page } = await openBook([savedAddress()]);
    await cardOf(page, HOME.street).getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit address' });
    await dialog.getByLabel('Unit, level, building').fill('Unit\u200B 2');
    expect(await dialog.getByLabel('Unit, level, building').inputValue()).toBe('Unit 2');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await cardOf(page, 'Unit 2').waitFor();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByRole('combobox', { name: 'Find the address' }).pressSequentially('Unit 2 12 Saxon St, Brunswick');
    await page.getByRole('option').first().waitFor();
    await typeAddress(page, HOME);
    await page.getByRole('dialog').getByLabel('Unit, level, building').fill('Unit 2');
    await page.getByRole('dialog').getByRole('button', { name: 'Save address' }).click();
    await page.getByText("You've already saved an identical address.").waitFor();
  });

  it('with a suburb that lies elsewhere are asked about, once', async () => {
    const { page } = await openBook();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await typeAddress(page, { ...HOME, postcode: '3999' });
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save address' });
    await save.click();
    await page.getByText('We have Brunswick as VIC 3056.').waitFor();
    await save.click();
    await cardOf(page, 'Brunswick VIC 3999').waitFor();
  });

  it('that are half typed are not lost by Escape, and the focus goes back', async () => {
    const { page } = await openBook();
    const add = page.getByRole('button', { name: 'Add an address' });
    await add.focus();
    await page.keyboard.press('Enter');
    const street = page.getByRole('dialog').getByLabel('Street address');
    await street.fill('1 Half');
    await page.keyboard.press('Escape');
    await page.getByText('Your changes are not saved.').waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await street.inputValue()).toBe('1 Half');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
