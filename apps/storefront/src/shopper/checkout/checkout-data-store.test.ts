import type { AppliedPromotion, CheckoutData, CheckoutDataAnswer } from '@wattle/domain/checkout';
import type { PromosUpdated } from '@wattle/domain/promotions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCheckoutDataStore } from './checkout-data-store.ts';

type Data = Pick<CheckoutData, 'promotions'> & { readonly of: string };

const promotion = (id: string): AppliedPromotion => ({
  id,
  versionId: '1',
  name: `Promotion ${id}`,
  exclusive: false,
  relatedCouponCodes: [],
});

const dataOf = (request: string, ...applied: string[]): Data => ({
  of: request,
  promotions: {
    appliedPromotions: applied.map(promotion),
    disallowedPromotions: [],
    resolvedCart: { promoCartItems: [] },
  },
});

/** A shop that answers on demand. */
function openShop() {
  const calls: {
    request: string;
    signal: AbortSignal;
    answer: (answer: CheckoutDataAnswer<Data> | null) => Promise<void>;
  }[] = [];
  const store = createCheckoutDataStore<Data>({
    now: () => Date.now(),
    send: (request, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<CheckoutDataAnswer<Data>>();
      const answer = async (value: CheckoutDataAnswer<Data> | null) => {
        if (value) resolve(value);
        else reject(new Error('down'));
        await vi.advanceTimersByTimeAsync(0);
      };
      calls.push({ request, signal, answer });
      return promise;
    },
  });
  const succeed = (at: number, ...applied: string[]) =>
    calls[at]?.answer({ status: 'SUCCESS', value: dataOf(calls[at]?.request ?? '', ...applied) });
  return { store, calls, succeed, requests: () => calls.map(({ request }) => request) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('checkout data', () => {
  it('is asked for at once when it is first wanted, and its SUCCESS says when it finished [C-4-69 C-4-71]', async () => {
    const { store, requests, succeed } = openShop();
    store.ask('a');
    expect(requests()).toEqual(['a']);
    expect(store.get().isLoading).toBe(true);
    vi.setSystemTime(1_000_700);
    await succeed(0);
    expect(store.get().answer).toEqual({
      request: 'a',
      result: { status: 'SUCCESS', value: dataOf('a'), finishedAt: 1_000_700 },
    });
  });

  it('is CART_EMPTY without a call when there is nothing to ask about [C-4-68]', () => {
    const { store, calls } = openShop();
    store.ask(null);
    expect(store.get().answer?.result).toEqual({ status: 'CART_EMPTY', finishedAt: 1_000_000 });
    expect(calls).toEqual([]);
  });

  it('is an ERROR when the shop does not answer; asking the same again asks again, at once [C-4-70]', async () => {
    const { store, calls, requests, succeed } = openShop();
    store.ask('a');
    await calls[0]?.answer(null);
    expect(store.get().answer?.result.status).toBe('ERROR');
    store.ask('a');
    expect(requests()).toEqual(['a', 'a']);
    await succeed(1);
    expect(store.get().answer?.result.status).toBe('SUCCESS');
  });

  it('is asked for again when the request changes: once, after 250 ms of quiet [C-4-72]', async () => {
    const { store, requests, succeed } = openShop();
    store.ask('a');
    await succeed(0);
    for (const request of ['b', 'c', 'd']) {
      store.ask(request);
      await vi.advanceTimersByTimeAsync(249);
    }
    expect(requests()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toEqual(['a', 'd']);
  });

  it('for another request aborts the one in flight, whose answer counts for nothing [C-4-73]', async () => {
    const { store, calls, succeed } = openShop();
    store.ask('a');
    store.ask('b');
    await vi.advanceTimersByTimeAsync(250);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await succeed(1);
    await succeed(0);
    expect(store.get().answer?.request).toBe('b');
  });

  it('that is younger than 60 s is used again for the same request, older is not [C-4-74]', async () => {
    const { store, requests, succeed } = openShop();
    store.ask('a');
    await succeed(0);
    await vi.advanceTimersByTimeAsync(59_999);
    store.ask('a');
    expect(requests()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    store.ask('a');
    expect(requests()).toEqual(['a', 'a']);
  });

  it('that turned out to be old is asked for again at once, however young it is, and shown until then', async () => {
    const { store, requests, succeed } = openShop();
    store.ask('a');
    await succeed(0);
    store.refresh();
    expect(requests()).toEqual(['a', 'a']);
    expect(store.get().isLoading).toBe(true);
    expect(store.get().answer?.result.status).toBe('SUCCESS');
    await succeed(1);
    expect(store.get().isLoading).toBe(false);
  });

  it('is not asked for any more once the page is left', async () => {
    const { store, requests, succeed } = openShop();
    store.ask('a');
    await succeed(0);
    store.ask('b');
    store.leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests()).toEqual(['a']);
  });
});

describe('promosUpdated', () => {
  it('is fired when an answer has other promotions than the one before, not for the first one [C-4-110 C-4-111]', async () => {
    const { store, succeed } = openShop();
    const events: PromosUpdated[] = [];
    const stop = store.onPromosUpdated((event) => events.push(event));
    const next = async (request: string, at: number, ...applied: string[]) => {
      store.ask(request);
      await vi.advanceTimersByTimeAsync(250);
      await succeed(at, ...applied);
    };
    await next('a', 0, 'x');
    await next('b', 1, 'x');
    expect(events).toEqual([]);
    await next('c', 2, 'y');
    expect(events).toEqual([{ applied: [promotion('y')], disallowed: [], noLongerApplied: [promotion('x')] }]);
    stop();
    await next('d', 3);
    expect(events).toHaveLength(1);
  });
});
