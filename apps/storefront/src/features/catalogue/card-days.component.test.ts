import { failed, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../../../testing/open-stage.ts';
import { FRIDGES, setUpCards } from './testing/set-up-cards.ts';

const openCards = setUpCards();

const BRUNSWICK = {
  suburb: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
  name: 'Brunswick, VIC, 3056',
  location: { latitude: -37.77, longitude: 144.96 },
};
const stored = {
  'wattle.location': JSON.stringify({ locality: BRUNSWICK, nearest: null, nearestAtMs: 0 }),
};
const estimate = {
  label: 'Large item',
  price: 19,
  firstAvailable: '2026-11-17',
  rangeEnd: '2026-11-17',
  type: 'delivery',
  available: true,
} as const;

describe('with a suburb, cards', () => {
  it('say the day and the price of delivery, from one call, without moving anything', async () => {
    const estimateDelivery = ({ productIds }: { readonly productIds: readonly string[] }) =>
      success({ estimates: productIds.map((productId) => ({ productId, estimate, refusal: null, nearest: null })) });
    const { page, stage } = await openCards(FRIDGES, { stored, answers: { estimateDelivery } });
    const card = page.locator('main article:not([data-state])').first();
    await card.getByText('Delivery Tue 17 Nov, $19').waitFor();
    const open = await page.locator('main article:not([data-state])').count();
    expect(await page.getByText('Delivery Tue 17 Nov, $19').count()).toBe(open);
    const [asked, ...more] = callsOf(stage.calls, 'estimateDelivery');
    expect([asked?.input, more]).toMatchObject([{ postcode: '3056', state: 'VIC' }, []]);
    const heights = await page
      .locator('main article:not([data-state])')
      .evaluateAll((cards) =>
        cards.map((one) => one.querySelector('h3 ~ p:last-of-type')?.getBoundingClientRect().height),
      );
    expect(Math.max(...heights.map(Number))).toBeLessThan(24);
  });

  it('say where the nearest one is when none is brought there, from the same call', async () => {
    const nearest = { storeName: 'Preston', qty: 2, metres: 3100 };
    const estimateDelivery = ({ productIds }: { readonly productIds: readonly string[] }) =>
      success({
        estimates: productIds.map(
          (productId) => ({ productId, estimate: null, refusal: 'NOT_SERVED', nearest }) as const,
        ),
      });
    const { page, stage } = await openCards(FRIDGES, { stored, answers: { estimateDelivery } });
    await page.locator('main article:not([data-state])').first().getByText('2 in stock at Preston').waitFor();
    expect(callsOf(stage.calls, 'estimateDelivery')).toHaveLength(1);
  });

  it('go on saying what there is where the day is not known', async () => {
    const { page, stage } = await openCards(FRIDGES, { stored, answers: { estimateDelivery: failed('UNAVAILABLE') } });
    await expect.poll(() => callsOf(stage.calls, 'estimateDelivery').length).toBe(1);
    expect(await page.locator('main article:not([data-state])').first().innerText()).toContain('In stock');
  });

  it('ask nothing without one', async () => {
    const { page, stage } = await openCards(FRIDGES);
    await page.locator('main article').first().waitFor();
    expect(callsOf(stage.calls, 'estimateDelivery')).toEqual([]);
  });
});
