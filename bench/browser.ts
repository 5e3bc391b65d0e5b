import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { openCartWith } from '../e2e/kept-cart.ts';
import { startShop } from '../e2e/start-shop.ts';
import { generateDemoShop } from '../packages/demo/src/index.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/browser/find-chromium.ts';
import { buildApps } from '../scripts/build-apps.ts';
import { measureLoad, middleOf, type PageLoad } from './browser/measure-load.ts';
import { measurePress, middlePress, type Press, type PressRow } from './browser/measure-presses.ts';
import { benchmarkIndex, openPhone } from './browser/phone.ts';
import { type GoalRow, printGoals } from './measure/goal-table.ts';

const { values } = parseArgs({ args: process.argv.slice(3), options: { loads: { type: 'string', default: '3' } } });
const LOADS = Number(values.loads);
/** A phone in the middle of the market reaches this index. */
const PHONE_INDEX = 450;
const PRESS_SLOWDOWN = 4;
const KETTLES = '/search?q=kettle';
const CATEGORY = '/categories/fridges';

type Measured = { readonly what: string; readonly path: string; readonly scriptKbMax?: number; readonly fill?: true };

const productPath = (): string => {
  const { products } = generateDemoShop({ now: Math.floor(Date.now() / 1000) });
  return `/${products.find(({ id }) => id === 'p-100001')?.path}`;
};

const pagesOf = (product: string): readonly Measured[] => [
  { what: 'home', path: '/', scriptKbMax: 100 },
  { what: 'category', path: CATEGORY, scriptKbMax: 100 },
  { what: 'product', path: product, scriptKbMax: 100 },
  { what: 'article', path: '/articles/buying-guides', scriptKbMax: 90 },
  { what: 'cart, empty', path: '/cart', scriptKbMax: 120 },
  { what: 'cart', path: '/cart', scriptKbMax: 120, fill: true },
  { what: 'checkout', path: '/checkout', fill: true },
];

const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first();
const filters = (page: Page) => page.getByRole('button', { name: /^Filter/ }).first();

const pressesOf = (product: string): readonly Press[] => [
  { what: 'open the filters', path: CATEGORY, press: filters },
  {
    what: 'tick a filter',
    path: CATEGORY,
    before: (page) => filters(page).click(),
    press: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  { what: 'open the menu', path: '/', press: (page) => page.getByRole('button', { name: /menu/i }).first() },
  { what: 'type a search', path: '/', press: (page) => page.getByRole('combobox').first(), type: 'fridge' },
  { what: 'quantity on a product', path: product, press: more },
  {
    what: 'add to the cart',
    path: product,
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart/ })
        .first(),
  },
  {
    what: 'quantity in the cart',
    path: '/',
    before: (page) => openCartWith(page, KETTLES),
    press: more,
  },
];

async function measurePage(browser: Browser, url: string, page: Measured, rate: number): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let turn = 0; turn < LOADS; turn += 1) {
    const phone = await openPhone(browser, url);
    if (page.fill) await openCartWith(phone.page, KETTLES);
    loads.push(await measureLoad(phone, page.path, rate));
    await phone.context.close();
  }
  return middleOf(loads);
}

const loadGoals = ({ what, scriptKbMax }: Measured, load: PageLoad): GoalRow[] => [
  { what, unit: 'LCP ms', now: load.lcpMs, goal: 1800 },
  { what, unit: 'TBT ms', now: load.blockingMs, goal: 100 },
  // Chromium reports moves of a fraction of a pixel
  { what, unit: 'CLS', now: Number(load.shift.toFixed(4)), goal: 0 },
  ...(scriptKbMax ? [{ what, unit: 'JavaScript, gzip kB', now: load.scriptKb, goal: scriptKbMax }] : []),
];

const pressGoals = ({ what, longestTaskMs, nextFrameMs }: PressRow): GoalRow[] => [
  { what, unit: 'longest task ms', now: longestTaskMs, goal: 50 },
  { what, unit: 'next frame ms', now: nextFrameMs, goal: 100 },
];

await buildApps({ quiet: true });
const shop = await startShop({ LOG_LEVEL: 'silent' });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const rows: GoalRow[] = [];
try {
  const index = await benchmarkIndex(browser);
  const rate = Math.max(1, index / PHONE_INDEX);
  console.log(
    `Benchmark index ${index}: pages ${rate.toFixed(1)} times slower, presses ${PRESS_SLOWDOWN} times; slow 4G.`,
  );
  if (index < PHONE_INDEX) console.log('This machine is busy: slower than the phone it stands for.');
  const product = productPath();
  for (const page of pagesOf(product)) rows.push(...loadGoals(page, await measurePage(browser, shop.url, page, rate)));
  for (const press of pressesOf(product)) {
    const tries: PressRow[] = [];
    while (tries.length < LOADS) tries.push(await measurePress(browser, shop.url, press, PRESS_SLOWDOWN));
    rows.push(...pressGoals(middlePress(tries)));
  }
} finally {
  // also when a press fails: pages take minutes
  printGoals(rows);
  await browser.close();
  await shop.stop();
}
