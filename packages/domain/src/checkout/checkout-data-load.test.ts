import { describe, expect, it } from 'vitest';
import {
  type CheckoutDataLoad,
  currentCheckoutResult,
  loadedCheckoutData,
  NO_CHECKOUT_DATA,
  receiveCheckoutData,
  requestCheckoutData,
} from './checkout-data-load.ts';

const AT = 1_000_000;
const at = (seconds: number, maxAgeSeconds?: number) => ({
  nowMs: AT + seconds * 1000,
  ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
});
const total = (value: string) => ({ status: 'SUCCESS', value }) as const;

const none: CheckoutDataLoad<string> = NO_CHECKOUT_DATA;
const pending = requestCheckoutData(none, 'one', at(0)).load;
const loaded = receiveCheckoutData(pending, 1, total('$10'), AT);
const broken = receiveCheckoutData(pending, 1, { status: 'ERROR' }, AT);

function dataOf(load: CheckoutDataLoad<string>, request: string): string | undefined {
  const result = currentCheckoutResult(load, request);
  return result?.status === 'SUCCESS' ? result.value : undefined;
}

describe('the result of checkout data', () => {
  it('is SUCCESS with what came, and when [C-4-69 C-4-71]', () => {
    expect(loaded.answer).toEqual({ request: 'one', result: { status: 'SUCCESS', value: '$10', finishedAt: AT } });
    expect(loaded.isLoading).toBe(false);
  });
  it('is ERROR, with when that was known [C-4-70 C-4-71]', () => {
    expect(broken.answer?.result).toEqual({ status: 'ERROR', finishedAt: AT });
  });
  it('is CART_EMPTY when the server says so [C-4-68 C-4-71]', () => {
    const { answer } = receiveCheckoutData(pending, 1, { status: 'CART_EMPTY' }, AT + 5);
    expect(answer?.result).toEqual({ status: 'CART_EMPTY', finishedAt: AT + 5 });
  });
  it('is CART_EMPTY at once for an empty cart, and nothing is sent [C-4-68 C-4-71]', () => {
    const step = requestCheckoutData(loaded, null, at(5));
    expect(step).toMatchObject({ abort: null, send: null, load: { isLoading: false } });
    expect(step.load.answer?.result).toEqual({ status: 'CART_EMPTY', finishedAt: AT + 5000 });
  });
});

describe('a request', () => {
  it.each([
    ['there was none', none, null],
    ['its answer was there', loaded, null],
    ['it failed', broken, null],
    ['it was under way', pending, 1],
  ])('that is another is sent, and aborts the one in flight: %s [C-4-72 C-4-73]', (_, before, abort) => {
    const { sequence } = before;
    const step = requestCheckoutData(before, 'two', at(1, 60));
    expect(step).toMatchObject({ abort, send: sequence + 1, load: { request: 'two', isLoading: true } });
  });
  it('that is under way is not sent again', () => {
    expect(requestCheckoutData(pending, 'one', at(1))).toEqual({ load: pending, abort: null, send: null });
  });
  it('that goes away with the cart aborts too [C-4-73]', () => {
    expect(requestCheckoutData(pending, null, at(1)).abort).toBe(1);
  });
  it.each([
    ['no age is given', undefined, 1, 2],
    ['it is younger', 60, 59, null],
    ['it is as old', 60, 60, 2],
    ['it is older', 60, 61, 2],
    ['none is young enough', 0, 0, 2],
  ])('that was answered uses the answer again by its age: %s [C-4-74]', (_, maxAge, seconds, send) => {
    const step = requestCheckoutData(loaded, 'one', at(seconds, maxAge));
    expect(step.send).toBe(send);
    expect(dataOf(step.load, 'one')).toBe('$10');
  });
  it('uses the answer that it had before another was asked and aborted [C-4-73 C-4-74]', () => {
    const other = requestCheckoutData(loaded, 'two', at(1, 60)).load;
    const back = requestCheckoutData(other, 'one', at(2, 60));
    expect(back).toMatchObject({ abort: 2, send: null });
    expect(dataOf(back.load, 'one')).toBe('$10');
  });
  it('never uses an error again [C-4-74]', () => {
    expect(requestCheckoutData(broken, 'one', at(1, 60)).send).toBe(2);
  });
});

describe('an answer', () => {
  it('to an aborted request is left unread [C-4-73]', () => {
    const next = requestCheckoutData(pending, 'two', at(1)).load;
    expect(receiveCheckoutData(next, 1, total('$10'), AT)).toBe(next);
    expect(receiveCheckoutData(next, 1, { status: 'ERROR' }, AT)).toBe(next);
  });
  it('to an aborted request is left unread when the same is asked again [C-4-73]', () => {
    const away = requestCheckoutData(pending, 'two', at(1)).load;
    const again = requestCheckoutData(away, 'one', at(2)).load;
    expect(receiveCheckoutData(again, 1, total('old'), AT)).toBe(again);
    expect(dataOf(receiveCheckoutData(again, 3, total('new'), AT), 'one')).toBe('new');
  });
  it('that comes twice is read once', () => {
    expect(receiveCheckoutData(loaded, 1, total('$99'), AT)).toBe(loaded);
  });
});

describe('the data that belongs to what is shown', () => {
  it('is not that of the request before [C-4-72]', () => {
    expect(dataOf(loaded, 'one')).toBe('$10');
    const next = requestCheckoutData(loaded, 'two', at(1)).load;
    expect(next.answer).toBe(loaded.answer);
    expect(currentCheckoutResult(next, 'two')).toBeUndefined();
  });
  it('must be there for who needs it [C-8-53]', () => {
    expect(loadedCheckoutData('$10')).toBe('$10');
    expect(() => loadedCheckoutData(null)).toThrow(/^Checkout data not loaded\.$/);
  });
});
