import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { field, fillPerson, openForm } from './form-page.ts';

const open = useBrowser();

describe('every form', () => {
  it.each([
    ['Subscription', 'Subscribe'],
    ['Event sign-up', 'Sign me up'],
    ['Enquiry', 'Send'],
  ])('%s begins for editing: nothing wrong, nothing off, nothing said [D-4-29]', async (title, button) => {
    const { form, sent } = await openForm(open, title);
    for (const input of await form.getByRole('textbox').all()) {
      expect(await input.isEnabled()).toBe(true);
      expect(await input.getAttribute('aria-invalid')).toBeNull();
    }
    expect(await form.getByRole('alert').count()).toBe(0);
    expect(await form.getByRole('button', { name: button }).getAttribute('aria-busy')).toBeNull();
    expect(sent).toEqual([]);
  });

  it.each([
    ['Subscription', 'subscribe', '[D-7-02]', 'Subscribe', 'Thanks for subscribing!'],
    ['Event sign-up', 'subscribe', '[D-7-02]', 'Sign me up', 'Thanks for signing up!'],
    ['Enquiry', 'enquiry', '[D-7-04]', 'Send', 'Your enquiry has been submitted.'],
  ])('%s does not read what the answer of %s says %s', async (title, call, _ids, button, thanks) => {
    const { page, form } = await openForm(open, title);
    await page.route(`**/api/klaviyo/${call}`, (route) => route.fulfill({ status: 200, json: ['whatever'] }));
    await fillPerson(form);
    if (title === 'Enquiry') await form.getByRole('textbox', { name: 'Enquiry' }).fill('Does it fit?');
    await form.getByRole('button', { name: button }).click();
    await form.getByRole('heading', { name: thanks }).waitFor();
  });

  it.each([400, 429, 500])('that is answered with %i keeps everything and says so [D-4-32 D-8-01]', async (status) => {
    const { page, form } = await openForm(open, 'Event sign-up');
    await page.route('**/api/klaviyo/subscribe', (route) => route.fulfill({ status, json: { reasons: [] } }));
    await fillPerson(form);
    await form.getByRole('button', { name: 'Sign me up' }).click();
    await form.getByRole('alert').getByText('Something went wrong. Please try again.').waitFor();
    expect(await field(form, 'First name').inputValue()).toBe('Mia');
    expect(await field(form, 'First name').isEnabled()).toBe(true);
  });

  it('is sent once by Enter, Enter and a click [D-4-33]', async () => {
    const { page, form, sent } = await openForm(open, 'Enquiry');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/klaviyo/enquiry', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await form.getByRole('textbox', { name: 'Enquiry' }).fill('Does it fit?');
    await fillPerson(form);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    // a press that the button takes for none
    await form.getByRole('button', { name: 'Processing' }).click({ force: true });
    answer.resolve();
    await form.getByRole('heading', { name: 'Your enquiry has been submitted.' }).waitFor();
    expect(sent).toHaveLength(1);
  });
});

describe('the thank you of an event', () => {
  it('says when and where, and gives it to a calendar when asked [D-4-38]', async () => {
    const { page, form } = await openForm(open, 'Event sign-up');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await fillPerson(form);
    await form.getByRole('button', { name: 'Sign me up' }).click();
    await form.getByText(/^Saturday \d+ \w+, 10 am at Preston\./).waitFor();
    expect(fetched.filter((url) => url.includes('calendar'))).toEqual([]);
    const download = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Add to my calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('coffee-class.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('SUMMARY:Saturday coffee class\r\n');
  });
});

describe('the numbering plans', () => {
  /** Opens a page and tells how often their script came so far. */
  async function openCounting(path: string) {
    const { page } = await open();
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const count = async () => {
      await page.waitForLoadState('networkidle');
      const texts = await Promise.all(scripts);
      expect(texts.length).toBeGreaterThan(3);
      return texts.filter((text) => /\bAU:\[.61.,/.test(text)).length;
    };
    return { form: page.getByRole('main'), count };
  }

  it.each(['/forms/enquiry', '/forms/event-sign-up'])('are not fetched for %s, which has no phone', async (path) => {
    const { form, count } = await openCounting(path);
    await fillPerson(form);
    await form.getByRole('button').last().focus();
    expect(await count()).toBe(0);
  });

  it('are fetched for a subscription when its phone is first used, once [D-5-45]', async () => {
    const { form, count } = await openCounting('/forms/subscription');
    await fillPerson(form);
    expect(await count()).toBe(0);
    await field(form, 'Phone').focus();
    await expect.poll(count).toBe(1);
    await field(form, 'Phone').pressSequentially('0412345678');
    await field(form, 'Email address').focus();
    expect(await field(form, 'Phone').inputValue()).toBe('0412 345 678');
    expect(await count()).toBe(1);
  });
});
