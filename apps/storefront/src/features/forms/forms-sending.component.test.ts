import { text as readText } from 'node:stream/consumers';
import { failed, rejected } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../../../testing/open-stage.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import type { Answers } from '../../../testing/stage-answers.ts';
import { COFFEE_CLASS, FORM_ANSWERS, RECEIVED } from './testing/form-answers.ts';
import { field, fillPerson } from './testing/form-parts.ts';

const open = setUpStage();

/** One form of the gallery. */
async function openForm(title: string, answers: Answers = {}) {
  const staged = await open('/dev/forms', { answers: { ...FORM_ANSWERS, ...answers } });
  const { page, stage } = staged;
  const sent = () => [...callsOf(stage.calls, 'sendEnquiry'), ...callsOf(stage.calls, 'subscribe')];
  return { ...staged, sent, form: page.getByRole('region', { name: title, exact: true }) };
}

it('every form begins for editing: nothing wrong, nothing off, nothing said; an enquiry has ten rows [D-4-29 D-5-51]', async () => {
  const { page, sent } = await openForm('Enquiry');
  for (const [title, button] of [
    ['Subscription', 'Subscribe'],
    ['Event sign-up', 'Sign me up'],
    ['Enquiry', 'Send'],
  ] as const) {
    const form = page.getByRole('region', { name: title, exact: true });
    for (const input of await form.getByRole('textbox').all()) {
      expect(await input.isEnabled(), title).toBe(true);
      expect(await input.getAttribute('aria-invalid'), title).toBeNull();
    }
    expect(await form.getByRole('alert').count(), title).toBe(0);
    expect(await form.getByRole('button', { name: button }).getAttribute('aria-busy'), title).toBeNull();
  }
  const enquiry = page.getByRole('region', { name: 'Enquiry', exact: true }).getByRole('textbox', { name: 'Enquiry' });
  expect(await enquiry.evaluate((area: HTMLTextAreaElement) => area.rows)).toBe(10);
  expect(sent()).toEqual([]);
});

describe('a form that is sent', () => {
  it('does not read what the answer says [D-7-02 D-7-04]', async () => {
    const { page } = await openForm('Subscription');
    await page.route('**/api/klaviyo/*', (route) => route.fulfill({ status: 200, json: ['whatever'] }));
    for (const [title, button, thanks] of [
      ['Subscription', 'Subscribe', 'Thanks for subscribing!'],
      ['Event sign-up', 'Sign me up', 'Thanks for signing up!'],
      ['Enquiry', 'Send', 'Your enquiry has been submitted.'],
    ] as const) {
      const form = page.getByRole('region', { name: title, exact: true });
      await fillPerson(form);
      if (title === 'Enquiry') await form.getByRole('textbox', { name: 'Enquiry' }).fill('Does it fit?');
      await form.getByRole('button', { name: button }).click();
      await form.getByRole('heading', { name: thanks }).waitFor();
    }
  });

  it.each([
    ['a refusal', 'Event sign-up', 'Sign me up', rejected({ code: 'MISSING_DATA' })],
    ['a failure', 'Subscription', 'Subscribe', failed('UNAVAILABLE')],
    ['nothing in time', 'Subscription', 'Subscribe', failed('TIMEOUT')],
  ] as const)(
    'and answered with %s keeps everything and says so: %s [D-4-32 D-8-01]',
    async (_, title, button, subscribe) => {
      const { form } = await openForm(title, { subscribe });
      await fillPerson(form);
      await form.getByRole('button', { name: button }).click();
      await form.getByRole('alert').getByText('Something went wrong. Please try again.').waitFor();
      expect(await field(form, 'First name').inputValue()).toBe('Mia');
      expect(await field(form, 'First name').isEnabled()).toBe(true);
    },
  );

  it('is sent once by Enter, Enter and a click; whoever watches the shop hears of the second [D-4-33 D-8-24]', async () => {
    const answer = Promise.withResolvers<void>();
    const { page, form, sent, complaints } = await openForm('Enquiry', {
      sendEnquiry: async () => {
        await answer.promise;
        return RECEIVED;
      },
    });
    await form.getByRole('textbox', { name: 'Enquiry' }).fill('Does it fit?');
    await fillPerson(form);
    // both before the first re-render
    await field(form, 'Email address').evaluate((input: HTMLInputElement) => {
      input.form?.requestSubmit();
      input.form?.requestSubmit();
    });
    await page.keyboard.press('Enter');
    // a press that the busy button ignores
    await form.getByRole('button', { name: 'Processing' }).click({ force: true });
    expect(complaints).toContain('AlreadySubmitting: Already submitting form.');
    answer.resolve();
    await form.getByRole('heading', { name: 'Your enquiry has been submitted.' }).waitFor();
    expect(sent()).toHaveLength(1);
  });
});

it('the thank you of an event says when and where, and gives it to a calendar when asked [D-4-38]', async () => {
  const { page, form } = await openForm('Event sign-up', { findMarketingList: COFFEE_CLASS });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await fillPerson(form);
  await form.getByRole('button', { name: 'Sign me up' }).click();
  await form.getByText('Saturday 7 March, 10 am at Preston.').waitFor();
  expect(fetched.filter((url) => url.includes('calendar'))).toEqual([]);
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Add to my calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('coffee-class.ics');
  const text = await readText(await file.createReadStream());
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('SUMMARY:Saturday coffee class\r\n');
});

describe('the numbering plans', () => {
  /** Opens a page and counts loads of the phone library so far. */
  async function openCounting(path: string) {
    const scripts: Promise<string>[] = [];
    const { page } = await open(path, {
      answers: FORM_ANSWERS,
      before: async (fresh) => {
        fresh.on('response', (response) => {
          if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
        });
      },
    });
    await page.waitForLoadState('load');
    const count = async () => {
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
