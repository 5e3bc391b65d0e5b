import { inject } from 'vitest';
import { type OpenOptions, setUpBrowser, type TestPage } from '../scripts/browser/use-browser.ts';
import { plainPictures } from './plain-pictures.ts';

export { awake, nextFrames, type OpenOptions, type TestPage, visit, WIDTHS } from '../scripts/browser/use-browser.ts';

type BrowserOptions = {
  /** Pictures as the shop draws them: for tests that are about them. */
  readonly withPictures?: boolean;
};

/** Pages of the shop of this run, each as a new visitor. */
export function useBrowser({
  withPictures = false,
}: BrowserOptions = {}): (options?: OpenOptions) => Promise<TestPage> {
  const open = setUpBrowser(() => inject('shopUrl'));
  if (withPictures) return open;
  return async (options) => {
    const opened = await open(options);
    await plainPictures(opened.page);
    return opened;
  };
}
