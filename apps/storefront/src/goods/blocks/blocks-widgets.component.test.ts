import { expect, it } from 'vitest';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { openBlocks } from './testing/blocks-stage.ts';

const open = setUpStage();
const BOOKING = 'https://booking.example/booking.js';

/** Fills the elements it finds, and later ones. */
const SCRIPT = `
  const fill = (place) => { place.textContent = 'Booked at ' + place.dataset.store; };
  document.querySelectorAll('[data-widget="stylist-booking"]').forEach(fill);
  document.addEventListener('wattle:widget', ({ target }) => fill(target));
`;

it('widgets of a service load its script once, when they come near, again if need be, and leave the place to it [D-2-65]', async () => {
  const asked: string[] = [];
  const { page, complaints, example } = await openBlocks(open, ['html'], {
    settings: { widgetScripts: { 'stylist-booking': BOOKING } },
    before: (fresh) =>
      fresh.route(BOOKING, (route) => {
        asked.push(route.request().url());
        // the first request fails
        if (asked.length === 1) return route.fulfill({ status: 503 });
        return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
      }),
  });
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(asked).toEqual([]);
  const place = example('html-stylist-booking').locator('[data-widget="stylist-booking"]');
  await example('html-stylist-booking').scrollIntoViewIfNeeded();
  await expect.poll(() => place.innerText()).toBe('Booked at preston');
  expect(await place.getAttribute('data-store')).toBe('preston');
  expect(asked).toEqual([BOOKING, BOOKING]);
  expect(await example('html-stylist-booking').getByText('Request a booking').count()).toBe(0);
  // the other widget has no service and keeps the fallback
  expect(await example('html-buy-now-pay-later').innerText()).toContain('Afterpay');
  // the failed request is the only complaint
  expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
});
