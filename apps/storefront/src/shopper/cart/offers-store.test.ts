import type { CartOffers } from '@wattle/domain/cart';
import { failed, type Outcome, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { sampleOffers, samplePromotion } from '../../../testing/cart/sample-offers.ts';
import { createOffersStore, type OffersRequest } from './offers-store.ts';

const BRUNSWICK = { postcode: '3056', state: 'VIC' } as const;
const request = (...promoCodes: string[]): OffersRequest => ({ promoCodes, locality: BRUNSWICK });
const offersOf = ({ promoCodes }: OffersRequest): CartOffers =>
  sampleOffers({ promotions: promoCodes.map((code) => samplePromotion(code, { couponCodes: [code] })) });

/** A shop that answers each request on demand. */
function openShop() {
  const asked: {
    request: OffersRequest;
    signal: AbortSignal | undefined;
    answer: (isUp?: boolean) => Promise<void>;
  }[] = [];
  const shop = { nowMs: 0 };
  const store = createOffersStore({
    now: () => shop.nowMs,
    load: (question, signal) => {
      const { promise, resolve } = Promise.withResolvers<Outcome<CartOffers, string>>();
      const answer = async (isUp = true) => {
        resolve(isUp ? success(offersOf(question)) : failed('UNAVAILABLE'));
        await promise;
        await null;
      };
      asked.push({ request: question, signal, answer });
      return promise;
    },
  });
  const names = () => store.get().answer?.offers.promotions.map(({ id }) => id) ?? null;
  return { shop, store, asked, names };
}

describe('the offers of a cart', () => {
  it('are asked for again when the shopper signs in, and when they sign out', async () => {
    const { store, asked } = openShop();
    for (const isCustomer of [false, true, false]) {
      store.ask({ ...request('A'), isCustomer });
      await asked.at(-1)?.answer();
    }
    expect(asked.map((question) => question.request.isCustomer)).toEqual([false, true, false]);
  });

  it('are asked for once, and kept for 60 s', async () => {
    const { shop, store, asked, names } = openShop();
    store.ask(request('A'));
    store.ask(request('A'));
    expect(store.get().status).toBe('loading');
    await asked[0]?.answer();
    expect(store.get().status).toBe('SUCCESS');
    expect(names()).toEqual(['A']);
    shop.nowMs = 59_999;
    store.ask(request('A'));
    expect(asked).toHaveLength(1);
    shop.nowMs = 60_000;
    store.ask(request('A'));
    expect(asked).toHaveLength(2);
  });

  it('for another request abort the one under way, whose answer counts for nothing', async () => {
    const { store, asked, names } = openShop();
    store.ask(request('A'));
    store.ask(request('B'));
    expect(asked[0]?.signal?.aborted).toBe(true);
    await asked[1]?.answer();
    await asked[0]?.answer();
    expect(names()).toEqual(['B']);
  });

  it('stay while new ones are on their way', async () => {
    const { store, asked, names } = openShop();
    store.ask(request('A'));
    await asked[0]?.answer();
    store.ask(request('B'));
    expect(store.get().status).toBe('loading');
    expect(names()).toEqual(['A']);
  });

  it('are none when the shop does not answer; asking again mends that', async () => {
    const { store, asked, names } = openShop();
    store.ask(request('A'));
    await asked[0]?.answer();
    store.ask(request('B'));
    await asked[1]?.answer(false);
    expect(store.get()).toEqual({ status: 'ERROR', answer: null });
    store.ask(request('B'));
    await asked[2]?.answer();
    expect(names()).toEqual(['B']);
  });

  it('that were tried out are shown when they are asked for, without a second call', async () => {
    const { store, asked, names } = openShop();
    store.ask(request());
    await asked[0]?.answer();
    const trying = store.tryOut(request('A'));
    await asked[1]?.answer();
    expect((await trying)?.promotions).toHaveLength(1);
    expect(names()).toEqual([]);
    store.ask(request('A'));
    expect(names()).toEqual(['A']);
    expect(asked).toHaveLength(2);
  });

  it('cannot be tried out while the shop does not answer, and what is shown stays', async () => {
    const { store, asked, names } = openShop();
    store.ask(request());
    await asked[0]?.answer();
    const trying = store.tryOut(request('A'));
    await asked[1]?.answer(false);
    expect(await trying).toBeNull();
    expect(store.get().status).toBe('SUCCESS');
    expect(names()).toEqual([]);
  });

  it('tell who listens, until they stop listening', async () => {
    const { store, asked } = openShop();
    const seen: string[] = [];
    const stop = store.subscribe(() => seen.push(store.get().status));
    store.ask(request());
    await asked[0]?.answer();
    stop();
    store.ask(request('A'));
    expect(seen).toEqual(['loading', 'SUCCESS']);
  });
});
