import { failed, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { createStorage } from '../../shopper/identity/testing/open-tab.ts';
import { keepMarketingChoice, saveChoice, takeMarketingChoice } from './marketing-choice.ts';

type Update = Parameters<typeof saveChoice>[0]['updateAccount'];

const CUSTOMER = {
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Tran',
  phone: '',
  addresses: [],
  agreeToMarketing: true,
};
const PREPARING = rejected({ code: 'CustomerNotFound' as const });

/** A shop with these answers in turn. */
function answering(...answers: Awaited<ReturnType<Update>>[]) {
  const asked: unknown[] = [];
  const updateAccount: Update = async (input) => {
    asked.push(input);
    return answers[asked.length - 1] ?? failed('UNAVAILABLE');
  };
  return { calls: { updateAccount }, asked };
}

describe('that a new customer wants news', () => {
  it('is kept for them and told once', () => {
    const storage = createStorage();
    keepMarketingChoice('mia@example.com', true, storage);
    expect(takeMarketingChoice('other@example.com', storage)).toBe(false);
    expect(takeMarketingChoice('mia@example.com', storage)).toBe(true);
    expect(takeMarketingChoice('mia@example.com', storage)).toBe(false);
  });

  it('is forgotten when the next one does not', () => {
    const storage = createStorage();
    keepMarketingChoice('mia@example.com', true, storage);
    keepMarketingChoice('mia@example.com', false, storage);
    expect(takeMarketingChoice('mia@example.com', storage)).toBe(false);
  });

  it('waits for the account to be made', async () => {
    const done = success({ customer: CUSTOMER, customerSince: 0 });
    const { calls, asked } = answering(PREPARING, PREPARING, done);
    const waits: number[] = [];
    expect(await saveChoice(calls, async (ms) => void waits.push(ms))).toBe(true);
    expect(asked).toEqual(Array.from({ length: 3 }, () => ({ customer: { agreeToMarketing: true } })));
    expect(waits).toEqual([0, 500, 1000]);
  });

  it('is given up when the shop says no', async () => {
    const { calls, asked } = answering(rejected({ code: 'MISSING_DATA' as const }));
    expect(await saveChoice(calls, async () => undefined)).toBe(false);
    expect(asked).toHaveLength(1);
  });
});
