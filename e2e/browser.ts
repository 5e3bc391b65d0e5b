import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { GREY_PICTURE } from '../scripts/browser/grey-picture.ts';
import { type PageOptions, setUpPages } from '../scripts/browser/kept-page.ts';
import { type OpenOptions, setUpBrowser, type TestPage } from '../scripts/browser/set-up-browser.ts';

export {
  awake,
  nextFrames,
  type OpenOptions,
  type TestPage,
  visit,
  WIDTHS,
} from '../scripts/browser/set-up-browser.ts';

/** Opens pages of this run's shop, each as a new visitor with an empty cache. */
export const useBrowserWithPictures = (): ((options?: OpenOptions) => Promise<TestPage>) =>
  setUpBrowser(() => inject('shopUrl'));

/** The same for journeys that are about neither pictures nor motion: drawing them would be most of the work. */
export const useBrowser = (
  shopUrl: () => string = () => inject('shopUrl'),
): ((options?: PageOptions) => Promise<TestPage>) => {
  const open = setUpPages(() => ({ origin: shopUrl(), restAt: '/robots.txt', prepare: answerPictures }));
  return (options) => open({ reducedMotion: 'reduce', ...options });
};

/** Intercepts images only, through CDP: page.route would send every request through the test process. */
async function answerPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/png' }];
    const answered = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders,
      body: GREY_PICTURE,
    });
    // the page may have closed
    answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/cdn-cgi/image/*' }] });
}
