import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBlocks } from './blocks-page.ts';
import { useBrowser } from './browser.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const open = useBrowser();

/** Fills what it finds, and what comes later. */
const SCRIPT = `
  const fill = (place) => { place.textContent = 'Booked at ' + place.dataset.store; };
  document.querySelectorAll('[data-widget="stylist-booking"]').forEach(fill);
  document.addEventListener('wattle:widget', ({ target }) => fill(target));
`;

let provider: Server;
let shop: RunningShop;
let asked: string[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request.url ?? '');
    // the first time it cannot be had
    if (asked.length === 1) return response.writeHead(503).end();
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  shop = await startShop({ STYLIST_BOOKING_SCRIPT_URL: `http://127.0.0.1:${port}/booking.js` });
});
afterAll(async () => {
  await shop.stop();
  await new Promise((resolve) => provider.close(resolve));
});

describe('widgets of the shop itself', () => {
  it('say how to book and what an amount costs in parts, without JavaScript too [D-2-65 D-2-66]', async () => {
    const { example } = await openBlocks(open, { kinds: ['html'], javaScriptEnabled: false });
    const booking = example('html-stylist-booking').getByRole('region', { name: 'Book a stylist at Preston' });
    expect(await booking.getByRole('link', { name: 'Ask for a booking' }).getAttribute('href')).toBe(
      '/articles/help/contact',
    );
    expect(await booking.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await example('html-stylist-booking-any-store').getByRole('link', { name: 'Find a store' }).count()).toBe(1);
    expect(await example('html-buy-now-pay-later').innerText()).toContain('$499: 4 × $124.75 with Afterpay');
    expect(await example('html-buy-now-pay-later-too-little').innerText()).toContain('Afterpay splits $50 to $3,000.');
  });
});

describe('widgets of a service', () => {
  it('load its script once, when they come near, again if need be, and leave the place to it [D-2-65]', async () => {
    asked = [];
    const { page, complaints, example } = await openBlocks(open, { kinds: ['html'], baseURL: shop.url });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const place = example('html-stylist-booking').locator('[data-widget="stylist-booking"]');
    await example('html-stylist-booking').scrollIntoViewIfNeeded();
    await expect.poll(() => place.innerText()).toBe('Booked at preston');
    expect(await place.getAttribute('data-store')).toBe('preston');
    expect(asked).toEqual(['/booking.js', '/booking.js']);
    expect(await example('html-stylist-booking').getByText('Ask for a booking').count()).toBe(0);
    // the other widget has no service, and stays the shop's own
    expect(await example('html-buy-now-pay-later').innerText()).toContain('Afterpay');
    // the one that failed is all that the page complained of
    expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
  });
});
