import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '../testing/open-test-shop.ts';
import { DESK_SCREENS } from './desk-tables.ts';
import { type AtDesk, openDesk, signInAs } from './testing/open-desk.ts';

let shop: TestShop;
let ada: AtDesk;
beforeAll(async () => {
  shop = await openDesk();
  ada = await signInAs(shop, ['admin']);
});
afterAll(() => shop.close());

/** All that any screen reads from its address, and the kinds of order panels. */
const PARAMS = [
  ...['said', 'q', 'view', 'state', 'store', 'method', 'placed', 'day', 'paid', 'after', 'page', 'kind', 'what'],
  ...['panel', 'tab', 'at', 'before', 'add', 'from', 'input', 'order', 'reason', 'postcode', 'lines'],
];

/** Escaped already. */
const NONSENSE = ['-', '-a', '__proto__', 'constructor', '%00', '%FF', '%', '9'.repeat(400)];

const pathWith = (path: string, bad: string): string => path.replace(/:\w+|\*/g, bad);

it.each(DESK_SCREENS.map(({ path }) => path))('%s answers nonsense in its address without failing', async (path) => {
  const urls = NONSENSE.map((bad) => `${pathWith(path, bad)}?${PARAMS.map((param) => `${param}=${bad}`).join('&')}`);
  const failed: string[] = [];
  for (const url of urls) {
    const { status } = await ada.get(url);
    if (status >= 500) failed.push(`${status} ${url}`);
  }
  expect(failed).toEqual([]);
});
