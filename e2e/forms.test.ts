import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { field, focusedName } from './form-page.ts';

const open = useBrowser();

describe('the newsletter in the footer', () => {
  it('asks for the rest in a dialog, and fetches it only then [D-1-03]', async () => {
    const { page, complaints } = await open({ width: WIDTHS.phone });
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(response.url()));
    // a page with no form of its own
    await page.goto('/brands', { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => /newsletter-dialog|subscription-form/.test(url))).toEqual([]);
    await page.getByRole('contentinfo').getByLabel('Email address').fill('mia@example.com');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Good prices, good advice' });
    await dialog.waitFor();
    expect(await field(dialog, 'Email address').inputValue()).toBe('mia@example.com');
    expect(await focusedName(page)).toBe('firstName');
    expect(await axeViolations(page)).toEqual([]);
    await field(dialog, 'First name').fill('Mia');
    await field(dialog, 'Last name').fill('Tran');
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    await dialog.getByRole('heading', { name: 'Thanks for subscribing!' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });
});
