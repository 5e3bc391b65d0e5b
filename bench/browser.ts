import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { openCartWith } from '../e2e/kept-cart.ts';
import { startShop } from '../e2e/start-shop.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/browser/find-chromium.ts';
import { buildApps } from '../scripts/build-apps.ts';
import { findFreePort } from '../scripts/postgres/free-port.ts';
import { installLighthouse } from './browser/install-lighthouse.ts';
import { judgePage } from './browser/lighthouse.ts';
import { middleScores, type PageScores, scoreGoals } from './browser/lighthouse-report.ts';
import { measureLoad, middleOf, type PageLoad } from './browser/measure-load.ts';
import { measurePress, middlePress, type Press, type PressRow } from './browser/measure-presses.ts';
import { measureScroll } from './browser/measure-scroll.ts';
import { JUDGED, KETTLES, LOADED, type MeasuredPage, SCROLLED } from './browser/measured-pages.ts';
import { PRESS_ON_NOTHING, PRESSES } from './browser/measured-presses.ts';
import { benchmarkIndex, openPhone } from './browser/phone.ts';
import { printTable } from './load.ts';
import { untilAtRest } from './measure/cpu.ts';
import { type GoalRow, printGoals } from './measure/goal-table.ts';
import { medianOf } from './measure/median.ts';

/**
 * `npm run bench -- browser [--loads=3] [--parts=loads,presses,scroll,lighthouse]`: pages and presses on a slowed-down
 * phone, what moves while pages are scrolled through, and what Lighthouse says. The reference is the phone itself: its
 * slowdown follows from what this machine reaches in the same run. Presses stand beside one that does nothing.
 */
const PARTS = ['loads', 'presses', 'scroll', 'lighthouse'];
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { loads: { type: 'string', default: '3' }, parts: { type: 'string', default: PARTS.join(',') } },
});
const LOADS = Number(values.loads);
/** A phone in the middle of the market reaches this index. */
const PHONE_INDEX = 450;
const PRESS_SLOWDOWN = 4;
const WIDTHS = [390, 1440];

async function measurePage(browser: Browser, url: string, page: MeasuredPage, rate: number): Promise<PageLoad> {
  const loads: PageLoad[] = [];
  for (let turn = 0; turn < LOADS; turn += 1) {
    const phone = await openPhone(browser, url);
    if (page.fill) await openCartWith(phone.page, KETTLES);
    loads.push(await measureLoad(phone, page.path, rate));
    await phone.context.close();
  }
  return middleOf(loads);
}

async function tryPress(browser: Browser, url: string, press: Press): Promise<PressRow> {
  const tries: PressRow[] = [];
  while (tries.length < LOADS) tries.push(await measurePress(browser, url, press, PRESS_SLOWDOWN));
  return middlePress(tries);
}

/** Chromium reports moves of a fraction of a pixel. */
const shiftOf = (shift: number): number => Number(shift.toFixed(4));

const loadGoals = ({ what, scriptKbMax }: MeasuredPage, load: PageLoad): GoalRow[] => [
  { what, unit: 'LCP ms', now: load.lcpMs, goal: 1800 },
  { what, unit: 'TBT ms', now: load.blockingMs, goal: 100 },
  { what, unit: 'CLS', now: shiftOf(load.shift), goal: 0 },
  ...(scriptKbMax ? [{ what, unit: 'JavaScript, gzip kB', now: load.scriptKb, goal: scriptKbMax }] : []),
];

const pressGoals = ({ what, longestTaskMs, nextFrameMs }: PressRow): GoalRow[] => [
  { what, unit: 'longest task ms', now: longestTaskMs, goal: 50 },
  { what, unit: 'next frame ms', now: nextFrameMs, goal: 100 },
];

const scoreRow = ({ what }: MeasuredPage, scored: PageScores, slowdown: number) => {
  const { scores, fcpMs, lcpMs, blockingMs, shift, benchmarkIndex } = scored;
  return {
    ...{ what, performance: scores.performance, 'FCP ms': Math.round(fcpMs), 'LCP ms': Math.round(lcpMs) },
    ...{ 'TBT ms': Math.round(blockingMs), CLS: shiftOf(shift) },
    ...{ 'times slower': Number(slowdown.toFixed(1)), 'its benchmark index': benchmarkIndex },
  };
};

/** How much slower than this browser, here and now, the phone is. */
const slowdownOf = (index: number): number => Math.max(1, index / PHONE_INDEX);

async function judge(browser: Browser, program: string, url: string, page: MeasuredPage) {
  const { path, what, isPrivate = false } = page;
  const runs: PageScores[] = [];
  const slowdowns: number[] = [];
  while (runs.length < LOADS) {
    // a machine that others use is not as fast at all times, and a page takes half a minute
    const slowdown = slowdownOf(await benchmarkIndex(browser));
    slowdowns.push(slowdown);
    runs.push(await judgePage(program, { url: `${url}${path}`, browserPort, slowdown, isPrivate }));
  }
  const middle = middleScores(runs);
  if (middle.failed.length > 0) console.log(`Lighthouse on ${what}: ${middle.failed.join(', ')}.`);
  return { row: scoreRow(page, middle, medianOf(slowdowns)), goals: scoreGoals(what, middle) };
}

async function measureScrolls(browser: Browser, url: string): Promise<GoalRow[]> {
  const goals: GoalRow[] = [];
  for (const { what, path } of SCROLLED)
    for (const width of WIDTHS) {
      const now = shiftOf(await measureScroll(browser, `${url}${path}`, width));
      goals.push({ what: `${what}, ${width} px`, unit: 'CLS, scrolled through', now, goal: 0 });
    }
  return goals;
}

const isAsked = (part: string): boolean => values.parts.split(',').includes(part);
await buildApps({ quiet: true });
const shop = await startShop({ LOG_LEVEL: 'silent' });
// a new shop draws its pictures first: `bench -- start` measures what its first visitor waits for
await untilAtRest(shop.pid);
const browserPort = await findFreePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Lighthouse uses the same browser
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${browserPort}`],
});
const rows: GoalRow[] = [];
const judged: ReturnType<typeof scoreRow>[] = [];
try {
  const index = await benchmarkIndex(browser);
  const rate = slowdownOf(index);
  console.log(
    `Benchmark index ${index}: pages ${rate.toFixed(1)} times slower, presses ${PRESS_SLOWDOWN} times; slow 4G.`,
  );
  if (index < PHONE_INDEX) console.log('This machine is busy: slower than the phone it stands for.');
  for (const page of isAsked('loads') ? LOADED : [])
    rows.push(...loadGoals(page, await measurePage(browser, shop.url, page, rate)));
  if (isAsked('presses')) {
    const { what, longestTaskMs, nextFrameMs } = await tryPress(browser, shop.url, PRESS_ON_NOTHING);
    console.log(`A press on ${what}: longest task ${longestTaskMs} ms, next frame ${nextFrameMs} ms.`);
    for (const press of PRESSES) rows.push(...pressGoals(await tryPress(browser, shop.url, press)));
  }
  if (isAsked('scroll')) rows.push(...(await measureScrolls(browser, shop.url)));
  const lighthouse = isAsked('lighthouse') ? await installLighthouse() : undefined;
  for (const page of JUDGED) {
    if (lighthouse === undefined) break;
    const { row, goals } = await judge(browser, lighthouse, shop.url, page);
    judged.push(row);
    rows.push(...goals);
  }
} finally {
  // also when a press fails: pages take minutes
  if (judged.length > 0) printTable(judged);
  if (rows.length > 0) printGoals(rows);
  await browser.close();
  await shop.stop();
}
