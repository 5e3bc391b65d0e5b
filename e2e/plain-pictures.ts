import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#dde5df"/></svg>';
const ANSWER = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
  body: Buffer.from(PICTURE).toString('base64'),
};

/**
 * Answers pictures in the place of the image service that stands in front of a shop: drawing hundreds of them takes
 * longer than the journeys. Only they are held up; everything else goes straight to the shop.
 */
export async function plainPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // a page that has gone needs no answer
    session.send('Fetch.fulfillRequest', { requestId, ...ANSWER }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/cdn-cgi/image/*' }] });
}
