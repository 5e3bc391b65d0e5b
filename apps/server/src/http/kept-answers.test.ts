import type { RouteName } from '@wattle/contract';
import { failed, success } from '@wattle/domain/results';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, keepAnswers } from './kept-answers.ts';
import type { CallAnswer } from './run-call.ts';

const answered = (value: unknown): CallAnswer => ({ kind: 'answered', outcome: success(value) });

describe('keepAnswers', () => {
  let changes: number;
  let asked: string[];
  let answer: (name: RouteName, input: unknown) => Promise<CallAnswer>;
  const open = () =>
    keepAnswers({
      ask: (name, input) => {
        asked.push(`${name} ${JSON.stringify(input)}`);
        return answer(name, input);
      },
      changes: () => changes,
      maxAgeMs: 10_000,
    });

  beforeEach(() => {
    changes = 0;
    asked = [];
    answer = async (_, input) => answered({ input, at: asked.length });
  });
  afterEach(() => vi.useRealTimers());

  it('answers the same question once, and again after a change', async () => {
    const ask = open();
    const first = await ask('loadProduct', { path: 'a' });
    expect(await ask('loadProduct', { path: 'a' })).toBe(first);
    await ask('loadProduct', { path: 'b' });
    changes += 1;
    expect(await ask('loadProduct', { path: 'a' })).not.toBe(first);
    expect(asked).toEqual(['a', 'b', 'a'].map((path) => `loadProduct ${JSON.stringify({ path })}`));
  });

  it('shares one answer among those who ask at once', async () => {
    const ask = open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('listProducts', { address: '' })));
    expect(new Set(answers).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('does not keep what began before a change beyond it', async () => {
    let finish: (given: CallAnswer) => void = () => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    const ask = open();
    const early = ask('suggest', { q: 'fridge' });
    changes += 1;
    finish(answered({ q: 'old' }));
    expect(await early).toEqual(answered({ q: 'old' }));
    answer = async () => answered({ q: 'new' });
    expect(await ask('suggest', { q: 'fridge' })).toEqual(answered({ q: 'new' }));
  });

  it('keeps neither failures nor refusals nor errors', async () => {
    const ask = open();
    answer = async () => ({ kind: 'answered', outcome: failed('UNAVAILABLE') });
    await ask('listProducts', {});
    answer = async () => ({ kind: 'invalid', problems: [] });
    await ask('listProducts', {});
    answer = () => Promise.reject(new Error('away'));
    await expect(ask('listProducts', {})).rejects.toThrow('away');
    answer = async () => answered({});
    expect(await ask('listProducts', {})).toEqual(answered({}));
    expect(asked).toHaveLength(4);
  });

  it('asks every time what depends on the time of day or on one person', async () => {
    const ask = open();
    for (const name of ['estimateDelivery', 'loadAccount', 'placeGuestOrder', 'loadVoucher'] as const) {
      await ask(name, {});
      await ask(name, {});
    }
    expect(asked).toHaveLength(8);
  });

  it('asks again after ten seconds, even if nothing has changed', async () => {
    vi.useFakeTimers();
    const ask = open();
    await ask('loadFrame', {});
    vi.advanceTimersByTime(9_900);
    await ask('loadFrame', {});
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(200);
    await ask('loadFrame', {});
    expect(asked).toHaveLength(2);
  });

  it('forgets the oldest answers when they grow large', async () => {
    const ask = open();
    answer = async () => answered({ text: 'x'.repeat(1_000_000) });
    for (const path of 'abcdef') await ask('loadProduct', { path });
    asked = [];
    await ask('loadProduct', { path: 'f' });
    expect(asked).toHaveLength(0);
    await ask('loadProduct', { path: 'a' });
    expect(asked).toHaveLength(1);
  });
});

describe('bodyOf', () => {
  it('makes the bytes of one value once', () => {
    const value = { name: '65″ TV' };
    expect(bodyOf(value).bytes.toString()).toBe(JSON.stringify(value));
    expect(bodyOf(value)).toBe(bodyOf(value));
    expect(bodyOf(null).bytes.toString()).toBe('null');
    expect(bodyOf({ name: 'other' }).etag).not.toBe(bodyOf(value).etag);
  });
});
