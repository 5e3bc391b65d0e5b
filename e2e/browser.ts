import { inject } from 'vitest';
import { type OpenOptions, setUpBrowser, type TestPage } from '../scripts/browser/set-up-browser.ts';

export { awake, nextFrames, type OpenOptions, type TestPage, visit, WIDTHS } from '../scripts/browser/set-up-browser.ts';

/** Pages of the shop of this run, each as a new visitor. */
export const useBrowser = (): ((options?: OpenOptions) => Promise<TestPage>) => setUpBrowser(() => inject('shopUrl'));
