import { expect, inject, it } from 'vitest';
import { useBrowser, WIDTHS } from './browser.ts';
import { deskFlaws, PRESTON, signInAtDesk } from './desk-page.ts';
import { mailsTo } from './mailbox.ts';

const open = useBrowser();

const ask = async (email: string, enquiry: string): Promise<void> => {
  const response = await fetch(`${inject('shopUrl')}/api/klaviyo/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, enquiry }),
  });
  expect(response.status).toBe(200);
};

it('an enquiry is found, answered on a phone behind the counter, and the answer arrives by mail', async () => {
  const email = 'asks.at.the.desk@example.com';
  await ask(email, 'Does it fit a 910 mm gap?');
  const { page, complaints } = await open({ width: WIDTHS.phone });
  await signInAtDesk(page, PRESTON);
  await page.goto('/desk/people');
  await page.getByRole('searchbox').fill('asks.at.the.desk');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: 'Does it fit a 910 mm gap?' }).click();
  await page.getByRole('heading', { name: email }).waitFor();
  expect(await deskFlaws(page)).toEqual([]);
  await page.getByLabel('Answer').fill('It needs 940 mm.\nThe 598 litre model fits.');
  await page.getByRole('button', { name: 'Send and close' }).click();
  await page.getByRole('status').getByText('The answer is on its way').waitFor();
  expect(await page.getByRole('link', { name: 'Does it fit a 910 mm gap?' }).count()).toBe(0);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Our answer to your question']);
  expect(mails[0]?.text).toContain('The 598 litre model fits.');
  expect(complaints).toEqual([]);
});
