import { expect, it } from 'vitest';
import { runTrial } from '../bench/machines/trial.ts';
import { LONG_FACTOR, WAIT_FACTOR } from '../scripts/testing/factors.ts';

/** Four starts of the shop, while others use the processors. */
const TIMEOUT_MS = 600_000 * WAIT_FACTOR;

it(
  'loses and doubles no order while two machines are killed and deployed one by one, and fails no request of a deployment',
  async () => {
    const { calm, kills, deploys, ...found } = await runTrial({
      machines: 2,
      shoppers: 3,
      calmMs: 300,
      rounds: LONG_FACTOR,
      products: 60,
    });
    expect([calm, kills, deploys].map(({ problems }) => problems)).toEqual([[], [], []]);
    // an order on a killed machine is sent again with its key; a deployment interrupts none
    expect(calm.sentAgain + deploys.sentAgain).toBe(0);
    expect(found.exitCodes.every((code) => code === 0)).toBe(true);
    expect(Math.min(kills.orders.size, deploys.orders.size)).toBeGreaterThan(0);
    const numbers = [calm, kills, deploys].flatMap(({ orders }) => [...orders.values()]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(found.placedOrders).toBe(numbers.length);
    expect(found.unitsSold).toBe(numbers.length);
    expect(found.openPlacements).toBe(0);
    // machines with different pasts find the same in the same order
    expect(new Set(found.lastAnswers.map((ofOne) => JSON.stringify([...ofOne]))).size).toBe(1);
    expect(found.forms).toEqual({ accepted: 20, refused: 10 });
    // each new price was seen on all machines; how soon, `npm run bench -- machines` prints
    expect(found.priceMs.length).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);
