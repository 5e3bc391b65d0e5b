import type { Voucher } from '@wattle/domain/checkout';
import { failed, type Outcome, rejected, success } from '@wattle/domain/results';
import type { VoucherBalance } from '@wattle/domain/vouchers';
import { describe, expect, it } from 'vitest';
import { createVouchers } from './create-vouchers.ts';

const holding = (amountRemaining: number) => success({ expires: '2030-01-01', amountRemaining });
const voucher = (code: string, amountRemaining: number): Voucher => ({
  code,
  pin: '1234',
  expires: '2030-01-01',
  amountRemaining,
});

/** A shop with these cards, and a checkout holding some of them. */
function openShop(cards: Record<string, Outcome<VoucherBalance, string>>, start: readonly Voucher[] = []) {
  let held = start;
  const asked: string[] = [];
  const place = { isPlacing: false };
  const vouchers = createVouchers({
    held: () => held,
    keep: (next) => {
      held = next;
    },
    load: async ({ code, pin }) => {
      asked.push(`${code} ${pin}`);
      const card = cards[code];
      if (!card) throw new Error('down');
      return card;
    },
    isPlacing: () => place.isPlacing,
  });
  return { vouchers, asked, place, codes: () => held.map(({ code }) => code), held: () => held };
}

describe('adding a voucher', () => {
  it('keeps one with money on it, whatever gaps its number is typed with [C-4-95]', async () => {
    const { vouchers, held, asked } = openShop({ '62804417': holding(250) });
    expect(await vouchers.add({ code: '6280 4417', pin: ' 1234 ' })).toBe('SUCCESS');
    expect(held()).toEqual([voucher('62804417', 250)]);
    expect(asked).toEqual(['62804417 1234']);
  });

  it('keeps several, in the order in which they were added', async () => {
    const { vouchers, codes } = openShop({ a: holding(10), b: holding(20) });
    await vouchers.add({ code: 'a', pin: '1' });
    await vouchers.add({ code: 'b', pin: '1' });
    expect(codes()).toEqual(['a', 'b']);
    vouchers.remove('a');
    expect(codes()).toEqual(['b']);
  });

  it.each([
    ['REDEEMED [C-4-97 C-4-98]', holding(0)],
    ['EXPIRED [C-4-100]', rejected({ code: 'VoucherExpired' })],
    ['NOT_FOUND [C-4-101]', rejected({ code: 'VoucherInvalid' })],
    ['LOCKED [C-4-102]', rejected({ code: 'VoucherLocked' })],
    ['ERROR [C-4-103]', failed('UNAVAILABLE')],
  ] as const)('keeps nothing, and says %s', async (title, answer) => {
    const { vouchers, codes } = openShop({ a: answer });
    expect(await vouchers.add({ code: 'a', pin: '1' })).toBe(title.split(' ')[0]);
    expect(codes()).toEqual([]);
  });

  it('says ALREADY_APPLIED without asking [C-4-96]', async () => {
    const { vouchers, asked } = openShop({}, [voucher('a', 5)]);
    expect(await vouchers.add({ code: 'a', pin: '1' })).toBe('ALREADY_APPLIED');
    expect(asked).toEqual([]);
  });

  it('asks about one at a time, and not while an order is being placed [C-8-59 C-8-60]', async () => {
    const { vouchers, place } = openShop({ a: holding(5) });
    const first = vouchers.add({ code: 'a', pin: '1' });
    expect(vouchers.isLoading()).toBe(true);
    await expect(vouchers.add({ code: 'b', pin: '1' })).rejects.toThrow('Already loading voucher.');
    await first;
    expect(vouchers.isLoading()).toBe(false);
    place.isPlacing = true;
    await expect(vouchers.add({ code: 'b', pin: '1' })).rejects.toThrow('Cannot apply voucher.');
  });

  it('is an ERROR when the shop cannot be asked, and can be tried again', async () => {
    const { vouchers } = openShop({});
    expect(await vouchers.add({ code: 'a', pin: '1' })).toBe('ERROR');
    expect(vouchers.isLoading()).toBe(false);
  });
});

describe('asking about held vouchers again', () => {
  it('keeps those that hold with what is on them now, drops the others and says why [C-4-104 C-4-105]', async () => {
    const cards = { a: holding(250), b: holding(20), c: rejected({ code: 'VoucherExpired' }), d: holding(0) };
    const { vouchers, held } = openShop(
      cards,
      ['a', 'b', 'c', 'd'].map((code) => voucher(code, code === 'b' ? 75 : 250)),
    );
    const heard: unknown[] = [];
    vouchers.onCancelled((cancelled) => heard.push(cancelled));
    const cancelled = [
      { code: 'c', reason: 'EXPIRED' },
      { code: 'd', reason: 'REDEEMED' },
    ];
    expect(await vouchers.recheck()).toEqual({ cancelled, changed: [{ code: 'b', was: 75, now: 20 }] });
    expect(held()).toEqual([voucher('a', 250), voucher('b', 20)]);
    expect(heard).toEqual([cancelled]);
  });

  it('raises no event when all of them hold [C-4-105]', async () => {
    const { vouchers } = openShop({ a: holding(250) }, [voucher('a', 250)]);
    const heard: unknown[] = [];
    vouchers.onCancelled((cancelled) => heard.push(cancelled));
    expect(await vouchers.recheck()).toEqual({ cancelled: [], changed: [] });
    expect(heard).toEqual([]);
  });

  it('asks nothing when there are none', async () => {
    const { vouchers, asked } = openShop({});
    await vouchers.recheck();
    expect(asked).toEqual([]);
  });
});
