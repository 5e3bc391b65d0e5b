import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { BLOCK_ANSWERS } from '../../goods/blocks/testing/block-answers.ts';
import { COFFEE_CLASS, FORM_ANSWERS } from './testing/form-answers.ts';
import { field, fillPerson, focusedName } from './testing/form-parts.ts';

const open = setUpStage();

/** A page in a browser without JavaScript. */
async function openPlain(path: string, width: number = WIDTHS.desktop) {
  const answers = { ...FORM_ANSWERS, findMarketingList: COFFEE_CLASS };
  const staged = await open(path, { javaScriptEnabled: false, width, answers });
  return { ...staged, form: staged.page.getByRole('main') };
}

describe('without scripts', () => {
  it('a subscription comes back with what is wrong, keeps what was typed, and is thanked for [D-4-35 D-4-37]', async () => {
    const { page, form, stage } = await openPlain('/forms/subscription');
    await field(form, 'Last name').fill('Tr@n');
    await field(form, 'Email address').fill('mia@');
    await field(form, 'Phone').fill('+64 21 555 0134');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.getByText('Not sent yet. Enter your first name.').waitFor();
    for (const sentence of [
      'Enter your first name.',
      'Enter a valid last name.',
      'Enter a valid email address.',
      'Enter a valid Australian phone number.',
    ]) {
      expect(await form.getByText(sentence, { exact: true }).count()).toBe(1);
    }
    expect(await field(form, 'Last name').inputValue()).toBe('Tr@n');
    expect(new URL(page.url()).search).toBe('');
    expect(callsOf(stage.calls, 'subscribe')).toEqual([]);
    await fillPerson(form);
    await field(form, 'Phone').fill('0412 345 678');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thanks for subscribing!' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/forms/subscription/thanks');
    expect(callsOf(stage.calls, 'subscribe').map(({ input }) => input)).toMatchObject([{ phone: '+61412345678' }]);
    // nothing is sent again
    const again = await page.reload();
    expect(again?.request().method()).toBe('GET');
  });

  it('an event sign-up is taken, and its thank you says when and where [D-1-04 D-4-38]', async () => {
    const { page, form } = await openPlain('/forms/event-sign-up', WIDTHS.phone);
    await fillPerson(form);
    await form.getByRole('button', { name: 'Sign me up' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thanks for signing up!' }).waitFor();
    await page.goto('/forms/event-sign-up/thanks/coffee-class');
    expect(await form.innerText()).toContain('Saturday 7 March, 10 am at Preston.');
    expect(await form.getByRole('button').count()).toBe(0);
  });

  it('an enquiry keeps its words when something is wrong with them [D-1-05 D-4-39]', async () => {
    const { page, form } = await openPlain('/forms/enquiry');
    await fillPerson(form);
    await form.getByRole('textbox', { name: 'Enquiry' }).fill('Is it <$3,000?\nWith the door off?');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Enter an enquiry without invalid characters ("<" or ">").', { exact: true }).waitFor();
    expect(await form.getByRole('textbox', { name: 'Enquiry' }).inputValue()).toBe(
      'Is it <$3,000?\nWith the door off?',
    );
    await form.getByRole('textbox', { name: 'Enquiry' }).fill('Is it less than $3,000?');
    await form.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your enquiry has been submitted.' }).waitFor();
  });

  it('the newsletter in the footer goes on as a page, with the address in it and not in an address [D-1-03]', async () => {
    const { page, form } = await openPlain('/forms/enquiry');
    await page.getByRole('contentinfo').getByLabel('Email address').fill('mia@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Good prices, good advice' }).waitFor();
    expect(await field(form, 'Email address').inputValue()).toBe('mia@example.com');
    expect(await form.getByText('Enter your first name.').count()).toBe(0);
    expect(page.url()).not.toContain('mia');
  });
});

it('a form that came back to a browser with scripts comes alive with what the shop found wrong, the first of it focused [D-4-35]', async () => {
  const { page, complaints } = await open('/forms/subscription', { answers: FORM_ANSWERS });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  // as a press before hydration does
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    const phone = form?.elements.namedItem('phone');
    if (phone instanceof HTMLInputElement) phone.value = '+64 21 555 0134';
    form?.submit();
  });
  expect((await answered).status()).toBe(400);
  const form = page.getByRole('main');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(await form.getByText('Enter a valid Australian phone number.').count()).toBe(1);
  await expect.poll(() => focusedName(page)).toBe('firstName');
  await fillPerson(form);
  await form.getByText('Not sent yet.').waitFor({ state: 'detached' });
  await field(form, 'Phone').fill('');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByRole('heading', { name: 'Thanks for subscribing!' }).waitFor();
  // browsers log every non-success response
  expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
});

it('the newsletter in the footer asks for the rest in a dialog, and fetches it only then [D-1-03]', async () => {
  const fetched: string[] = [];
  // a page without a form of its own
  const { page, complaints } = await open('/brands', {
    width: WIDTHS.phone,
    answers: { ...FORM_ANSWERS, listBrands: BLOCK_ANSWERS.listBrands },
    before: async (fresh) => {
      fresh.on('response', (response) => fetched.push(response.url()));
    },
  });
  await page.waitForLoadState('load');
  expect(fetched.filter((url) => /newsletter-dialog|subscription-form/.test(url))).toEqual([]);
  await page.getByRole('contentinfo').getByLabel('Email address').fill('mia@example.com');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Good prices, good advice' });
  await dialog.waitFor();
  expect(await field(dialog, 'Email address').inputValue()).toBe('mia@example.com');
  await expect.poll(() => focusedName(page)).toBe('firstName');
  await field(dialog, 'First name').fill('Mia');
  await field(dialog, 'Last name').fill('Tran');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await dialog.getByRole('heading', { name: 'Thanks for subscribing!' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});
