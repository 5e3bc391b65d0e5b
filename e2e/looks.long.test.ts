import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { ADMIN, deskFlaws, signInAtDesk } from './desk-page.ts';
import { flawsOf, PAGES } from './looks-page.ts';

const open = useBrowser();

it.each(PAGES)('%s has nothing that axe finds on phones and desktops', async (path) => {
  expect(await flawsOf(open, path)).toEqual([]);
});

const ORDER = 'W-204817';
const MODEL = 'NF637XS';
const DESK = [
  ...['/desk/today', '/desk/people', '/desk/people/sign-ups', '/desk/people/find', '/desk/audit', '/desk/imports'],
  ...['/desk/orders', '/desk/orders?view=all', '/desk/orders?view=all&q=nothinglikeit', `/desk/orders/${ORDER}`],
  ...[`/desk/orders/${ORDER}?panel=refund&take.2=on&goodwill=99999`, `/desk/orders/${ORDER}/packing-slip`],
  `/desk/orders/several?what=day&${new URLSearchParams({ 'chosen[]': `${ORDER} 1` })}`,
  ...['/desk/goods?q=fridge', '/desk/many', '/desk/find?q=fridge', '/desk/search?q=french+door&add=esky'],
  ...[`/desk/offers?goods=${MODEL}`, `/desk/offers/new?effect=buyGet&amount=x&goods=${MODEL}`, '/desk/offers/cards'],
  '/desk/offers/promotion/promo-laundry-pair?version=old&amount=x',
];

it('every page of the desk has nothing that axe finds, and nothing that sticks out at any width', async () => {
  const { page, complaints } = await open();
  await signInAtDesk(page, ADMIN);
  for (const path of DESK) {
    await page.goto(path);
    expect(await deskFlaws(page), path).toEqual([]);
  }
  await page.goto('/desk/people/find');
  await page.getByRole('link', { name: 'Mia Tran' }).first().click();
  await page.getByRole('heading', { name: 'Forget this person' }).waitFor();
  expect(await deskFlaws(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor();
  expect(await deskFlaws(page)).toEqual([]);
});
