import { expect, it } from 'vitest';
import { useBrowser, WIDTHS } from './browser.ts';

const open = useBrowser();

it('without scripts the newsletter is begun in the footer and taken, and so is an event sign-up in an article [D-1-03 D-1-04 D-4-37 D-4-38]', async () => {
  const { page } = await open({ javaScriptEnabled: false, width: WIDTHS.phone });
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: false }).first();
  await page.goto('/');
  await page.getByRole('contentinfo').getByLabel('Email address').fill('mia@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Good prices, good advice' }).waitFor();
  expect(await field('Email address').inputValue()).toBe('mia@example.com');
  expect(page.url()).not.toContain('mia');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  const response = await answered;
  expect([response.status(), response.headers()['cache-control']]).toEqual([400, 'private, no-store']);
  await main.getByText('Not sent yet. Enter your first name.').waitFor();
  await field('First name').fill('Mia');
  await field('Last name').fill('Tran');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thanks for subscribing!' }).waitFor();
  await page.goto('/articles/about/events');
  await field('First name').fill('Mia');
  await field('Last name').fill('Tran');
  await field('Email address').fill('mia@example.com');
  await main.getByRole('button', { name: 'Sign me up' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thanks for signing up!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/forms/event-sign-up/thanks/store-events');
  await page.goto('/forms/event-sign-up/thanks/coffee-class');
  expect(await main.innerText()).toMatch(/Saturday \d+ \w+, 10 am at Preston\./);
});
