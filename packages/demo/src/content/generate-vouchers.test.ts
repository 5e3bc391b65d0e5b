import { describe, expect, it } from 'vitest';
import { generateVouchers } from './generate-vouchers.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const vouchers = generateVouchers({ now });
const today = '2026-11-13';

describe('generateVouchers', () => {
  it('gives each card a number, a PIN, a last day and a balance [C-3-42]', () => {
    expect(new Set(vouchers.map(({ code }) => code)).size).toBe(vouchers.length);
    for (const { code, pin, expires, amountRemaining } of vouchers) {
      expect(code).toMatch(/^\d{19}$/);
      expect(pin).toMatch(/^\d{4}$/);
      expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Number.isInteger(Math.round(amountRemaining * 1000) / 10)).toBe(true);
    }
  });

  it('has good ones of several balances, one of them on its last day', () => {
    const good = vouchers.filter((card) => !card.suspended && card.expires >= today && card.amountRemaining > 0);
    expect(new Set(good.map(({ amountRemaining }) => amountRemaining)).size).toBeGreaterThanOrEqual(6);
    expect(good.some(({ expires }) => expires === today)).toBe(true);
  });

  it('has one to be refused for each reason: expired, suspended, nothing left', () => {
    expect(vouchers.filter(({ expires }) => expires < today).length).toBeGreaterThan(0);
    expect(vouchers.filter(({ suspended, expires }) => suspended && expires >= today).length).toBeGreaterThan(0);
    expect(vouchers.filter((card) => card.amountRemaining === 0 && card.expires >= today).length).toBeGreaterThan(0);
  });

  it('is the same each time for the same moment', () => {
    expect(generateVouchers({ now })).toEqual(vouchers);
  });
});
