import { failed } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import type { Answers } from '../../../testing/stage-answers.ts';
import { FORM_ANSWERS, RECEIVED } from './testing/form-answers.ts';
import { field, fillPerson, focusedName, focusedText } from './testing/form-parts.ts';

const open = setUpStage();

/** One form of the gallery. */
async function openForm(title: string, answers: Answers = {}, width: number = WIDTHS.desktop) {
  const staged = await open('/dev/forms', { width, answers: { ...FORM_ANSWERS, ...answers } });
  const { page, stage } = staged;
  const sent = () => [...callsOf(stage.calls, 'sendEnquiry'), ...callsOf(stage.calls, 'subscribe')];
  return { ...staged, sent, form: page.getByRole('region', { name: title, exact: true }) };
}

it('have fields that a finger hits and a phone does not zoom into', async () => {
  const { form } = await openForm('Subscription', {}, WIDTHS.phone);
  for (const label of ['First name', 'Email address', 'Phone']) {
    const look = await field(form, label).evaluate((node) => ({
      size: Number.parseFloat(getComputedStyle(node).fontSize),
      height: node.getBoundingClientRect().height,
    }));
    expect(look.size).toBeGreaterThanOrEqual(16);
    expect(look.height).toBeGreaterThanOrEqual(52);
  }
});

describe('a form that is filled in wrongly', () => {
  it('marks every field, takes out what no text has, focuses the first wrong one and sends nothing [D-4-34 D-4-35 D-5-10 D-5-15]', async () => {
    const { page, form, sent } = await openForm('Enquiry');
    expect(await form.getByText('Enter your').count()).toBe(0);
    await field(form, 'First name').fill('M\u200Bia');
    expect(await field(form, 'First name').inputValue()).toBe('Mia');
    await field(form, 'Last name').fill('Tr@n');
    await form.getByRole('textbox', { name: 'Enquiry' }).fill('Is it <$3,000?');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Enter a valid last name.').waitFor();
    await expect.poll(() => focusedName(page)).toBe('lastName');
    for (const sentence of ['Enter your email address', 'Enter an enquiry without invalid characters ("<" or ">").']) {
      expect(await form.getByText(sentence, { exact: true }).count()).toBe(1);
    }
    expect(await field(form, 'Last name').getAttribute('aria-invalid')).toBe('true');
    expect(await field(form, 'First name').getAttribute('aria-invalid')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('says what is wrong with a field when it is left, not before [D-5-09]', async () => {
    const { page, form } = await openForm('Enquiry');
    await field(form, 'Email address').pressSequentially('mia@');
    expect(await form.getByText('Enter a valid email address.').count()).toBe(0);
    await page.keyboard.press('Tab');
    await form.getByText('Enter a valid email address.').waitFor();
    await field(form, 'Email address').fill('mia@example.com');
    await form.getByText('Enter a valid email address.').waitFor({ state: 'detached' });
  });
});

describe('an enquiry', () => {
  it('is sent once on a double click, and thanked for [D-1-05 D-4-31 D-4-39 D-3-27]', async () => {
    const { page, form, sent } = await openForm('Enquiry');
    await fillPerson(form);
    await form.getByRole('textbox', { name: 'Enquiry' }).fill('Does it fit?');
    await form.getByRole('button', { name: 'Send' }).dblclick();
    await form.getByRole('heading', { name: 'Your enquiry has been submitted.' }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Your enquiry has been submitted.');
    expect(await form.getByRole('textbox').count()).toBe(0);
    expect(sent().map(({ input }) => input)).toEqual([{ email: 'mia.tran@example.com', enquiry: 'Does it fit?' }]);
    expect(await page.evaluate('window.dataLayer')).toEqual([{ event: 'form_submit', form_name: 'enquiry' }]);
    await form.getByRole('button', { name: 'Ask something else' }).click();
    expect(await form.getByRole('textbox', { name: 'Enquiry' }).inputValue()).toBe('');
    await expect.poll(() => focusedName(page)).toBe('firstName');
  });

  it('about a product names it, and is none until something is asked', async () => {
    const { form, sent } = await openForm('Enquiry about a product');
    await fillPerson(form);
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Please enter your enquiry.').waitFor();
    await form.getByRole('textbox', { name: 'Enquiry' }).press('End');
    await form.getByRole('textbox', { name: 'Enquiry' }).press('Control+End');
    await form.getByRole('textbox', { name: 'Enquiry' }).pressSequentially('Does it fit?');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('heading', { name: 'Your enquiry has been submitted.' }).waitFor();
    expect(sent()[0]?.input.enquiry).toBe('About the Nordholm 637L French door fridge:\nDoes it fit?');
  });

  it('loses nothing when the shop does not answer [D-4-32 D-8-01]', async () => {
    const { form, stage, sent } = await openForm('Enquiry', { sendEnquiry: failed('UNAVAILABLE') });
    await fillPerson(form);
    await form.getByRole('textbox', { name: 'Enquiry' }).fill('Does it fit?');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('alert').getByText('Something went wrong. Please try again.').waitFor();
    expect(await form.getByRole('textbox', { name: 'Enquiry' }).inputValue()).toBe('Does it fit?');
    stage.answer(FORM_ANSWERS);
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('heading', { name: 'Your enquiry has been submitted.' }).waitFor();
    const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBe(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  });
});

it('a form has its fields off and its button busy while it is sent [D-4-30 D-5-11]', async () => {
  const answer = Promise.withResolvers<void>();
  const { page, form, sent } = await openForm('Event sign-up', {
    subscribe: async () => {
      await answer.promise;
      return RECEIVED;
    },
  });
  await fillPerson(form);
  await field(form, 'Email address').press('Enter');
  await form.getByRole('button', { name: 'Processing' }).waitFor();
  expect(await field(form, 'First name').isDisabled()).toBe(true);
  await expect.poll(() => focusedText(page)).toContain('Processing');
  await page.keyboard.press('Enter');
  answer.resolve();
  await form.getByRole('heading', { name: 'Thanks for signing up!' }).waitFor();
  expect(sent().length).toBe(1);
});

it('event sign-up has no phone, and sends an empty one with the list [D-1-04 D-4-38 D-5-40]', async () => {
  const { form, sent } = await openForm('Event sign-up');
  expect(await form.getByLabel('Phone').count()).toBe(0);
  await fillPerson(form);
  await form.getByRole('button', { name: 'Sign me up' }).click();
  await form.getByRole('heading', { name: 'Thanks for signing up!' }).waitFor();
  expect(sent()[0]?.input).toEqual({
    firstName: 'Mia',
    lastName: 'Tran',
    email: 'mia.tran@example.com',
    phone: '',
    listId: 'coffee-class',
  });
});

it('subscription takes an Australian phone and no other, and says so when it is left [D-1-03 D-4-37 D-5-09 D-5-34 D-5-38 D-5-39]', async () => {
  const { form, sent } = await openForm('Subscription');
  await fillPerson(form);
  const phone = field(form, 'Phone');
  expect(await phone.getAttribute('placeholder')).toBe('0412 345 678');
  await form.getByRole('button', { name: 'Country' }).click();
  await form.getByRole('option').first().waitFor();
  expect(await form.getByRole('option').allInnerTexts()).toEqual([expect.stringMatching(/Australia\s+\+61/)]);
  await form.getByRole('combobox').press('Escape');
  await phone.fill('+64 21 555 0134');
  expect(await phone.getAttribute('aria-invalid')).toBeNull();
  await phone.press('Tab');
  await form.getByText('Enter a valid Australian phone number.').waitFor();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await phone.fill('0412 34');
  await form.getByText('Enter a valid phone number.').waitFor();
  await phone.fill('+61412345678');
  expect(await phone.inputValue()).toBe('0412 345 678');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByRole('heading', { name: 'Thanks for subscribing!' }).waitFor();
  expect(sent().map(({ input }) => input)).toEqual([
    { firstName: 'Mia', lastName: 'Tran', email: 'mia.tran@example.com', phone: '+61412345678', listId: 'newsletter' },
  ]);
});

describe('the phone field', () => {
  it('lists countries with calling codes, the pinned ones first, and finds them by keys [D-5-43 D-5-44]', async () => {
    const { page, form } = await openForm('Phone field, any country');
    await form.getByRole('button', { name: 'Country' }).click();
    await form.getByRole('option').first().waitFor();
    const options = (await form.getByRole('option').allInnerTexts()).map((text) => text.split(/\s*\n\s*/).join(' '));
    expect(options.slice(0, 4)).toEqual([
      'AU Australia +61',
      'NZ New Zealand +64',
      'AF Afghanistan +93',
      'AX Åland Islands +358',
    ]);
    expect(options.length).toBeGreaterThan(200);
    expect(options.filter((option) => !/ \+\d+$/.test(option))).toEqual([]);
    await page.keyboard.type('united k');
    await page.keyboard.press('Enter');
    await field(form, 'Phone').pressSequentially('02079460958');
    expect(await field(form, 'Phone').inputValue()).toBe('020 7946 0958');
    await form.getByText('Sent as +442079460958').waitFor();
  });

  it('takes no letters, and closes its list by Escape', async () => {
    const { page, form } = await openForm('Phone field, any country');
    await field(form, 'Phone').pressSequentially('04a12');
    expect(await field(form, 'Phone').inputValue()).toBe('0412');
    await form.getByRole('button', { name: 'Country' }).press('Enter');
    await form.getByRole('combobox').press('Escape');
    await form.getByRole('listbox').waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(page)).toContain('AU');
  });
});
