import { inject } from 'vitest';
import { type OpenOptions, setUpBrowser, type TestPage } from '../scripts/browser/use-browser.ts';

export { awake, nextFrames, type OpenOptions, type TestPage, visit, WIDTHS } from '../scripts/browser/use-browser.ts';

/** Pages of the shop of this run, each as a new visitor. */
export const useBrowser = (): ((options?: OpenOptions) => Promise<TestPage>) => setUpBrowser(() => inject('shopUrl'));
