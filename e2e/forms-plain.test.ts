import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { field, fillPerson, focusedName } from './form-page.ts';

const open = useBrowser();

/** A page in a browser that runs no scripts. */
async function openPlain(path: string, width: number = WIDTHS.desktop) {
  const { page } = await open({ javaScriptEnabled: false, width });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, form: page.getByRole('main') };
}

describe('without scripts', () => {
  it('a subscription comes back with what is wrong, keeps what was typed, and is thanked for [D-4-35 D-4-37]', async () => {
    const { page, form } = await openPlain('/forms/subscription');
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
    await fillPerson(form);
    await field(form, 'Phone').fill('0412 345 678');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thanks for subscribing!' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/forms/subscription/thanks');
    // nothing is sent again
    const again = await page.reload();
    expect(again?.request().method()).toBe('GET');
  });

  it('an event sign-up in an article is taken, and its thank you says when and where [D-1-04 D-4-38]', async () => {
    const { page, form } = await openPlain('/articles/about/events', WIDTHS.phone);
    await fillPerson(form);
    await form.getByRole('button', { name: 'Sign me up' }).click();
    await page.getByRole('heading', { level: 1, name: 'Thanks for signing up!' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/forms/event-sign-up/thanks/store-events');
    await page.goto('/forms/event-sign-up/thanks/coffee-class');
    expect(await form.innerText()).toMatch(/Saturday \d+ \w+, 10 am at Preston\./);
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
    const { page, form } = await openPlain('/');
    await page.getByRole('contentinfo').getByLabel('Email address').fill('mia@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Good prices, good advice' }).waitFor();
    expect(await field(form, 'Email address').inputValue()).toBe('mia@example.com');
    expect(await form.getByText('Enter your first name.').count()).toBe(0);
    expect(page.url()).not.toContain('mia');
  });
});

describe('a form that came back to a browser with scripts', () => {
  it('comes alive with what the shop found wrong, the first of it focused, and axe finds nothing [D-4-35]', async () => {
    const { page, complaints } = await open();
    await page.goto('/forms/subscription', { waitUntil: 'networkidle' });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    // as a press does before the page has come alive
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form');
      const phone = form?.elements.namedItem('phone');
      if (phone instanceof HTMLInputElement) phone.value = '+64 21 555 0134';
      form?.submit();
    });
    const response = await answered;
    expect(response.status()).toBe(400);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    const form = page.getByRole('main');
    await form.getByText('Enter a valid Australian phone number.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await form.getByText('Enter a valid Australian phone number.').count()).toBe(1);
    expect(await focusedName(page)).toBe('firstName');
    expect(await axeViolations(page)).toEqual([]);
    await fillPerson(form);
    await form.getByText('Not sent yet.').waitFor({ state: 'detached' });
    await field(form, 'Phone').fill('');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.getByRole('heading', { name: 'Thanks for subscribing!' }).waitFor();
    // a browser says that of every answer that is no success
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
  });
});
