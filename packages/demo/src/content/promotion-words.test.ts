import type { ContentBlock } from '@wattle/domain/content';
import type { Promotion } from '@wattle/domain/promotions';
import { describe, expect, it } from 'vitest';
import { generateDemoShop } from '../generate-demo-shop.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const { articles, promotions } = generateDemoShop({ now });
const bodyOf = (id: string): readonly ContentBlock[] => articles.find((one) => one.id === id)?.body ?? [];
const said = (id: string) => JSON.stringify(bodyOf(id)).replaceAll('\\"', '"');
const withCode = (code: string) => promotions.find(({ couponCodes }) => couponCodes.includes(code));

const spendOf = (promotion: Promotion | undefined) =>
  promotion?.conditions.flatMap((one) => (one.type === 'minSpend' ? [one.amount] : []))[0];
const amountOf = (promotion: Promotion | undefined) =>
  promotion?.effects.flatMap((one) => (one.type === 'amountOff' ? [one.amount] : []))[0];

describe('what articles say of promotions', () => {
  const page = said('ways-to-pay');

  it('names codes that never end, each once', () => {
    const named = [...page.matchAll(/<th scope="row">([A-Z]+\d*)<\/th>/g)].map(([, code = '']) => code);
    expect(named).toEqual(['WELCOME20', 'BIGTRUCK']);
    for (const code of named) expect(withCode(code), code).toMatchObject({ startsAt: null, endsAt: null });
  });

  it('says what they give and ask', () => {
    const welcome = withCode('WELCOME20');
    expect(page).toContain(
      `WELCOME20</th><td>$${amountOf(welcome)} off</td><td>Your first order, from $${spendOf(welcome)}, once`,
    );
    expect(welcome?.conditions).toContainEqual({ type: 'firstOrder' });
    expect(welcome?.conditions).toContainEqual({ type: 'usage', perCustomer: 1 });
    const delivery = withCode('BIGTRUCK');
    expect(delivery?.effects).toMatchObject([{ type: 'shipping', cut: { kind: 'percent', percent: 100 } }]);
    expect(page).toContain(`cookers for $${spendOf(delivery)?.toLocaleString('en-AU')} or more`);
  });

  it('names the kitchen bundle while it is given, with what it saves', () => {
    const bundle = promotions.find(({ id }) => id === 'promo-summer-kitchen');
    const note = bodyOf('espresso-at-home').find(({ id }) => id === 'scheduled');
    expect(note?.value).toEqual({ startTime: bundle?.startsAt, endTime: bundle?.endsAt });
    expect(JSON.stringify(note?.children)).toContain(`takes $${amountOf(bundle)} off the two together`);
    expect(bundle?.couponCodes).toEqual([]);
  });

  it('mentions no other code', () => {
    const codes = promotions.flatMap(({ couponCodes }) => couponCodes);
    const elsewhere = articles.filter(({ id }) => id !== 'ways-to-pay').map(({ body }) => JSON.stringify(body));
    expect(codes.filter((code) => elsewhere.some((words) => words.includes(code)))).toEqual([]);
    const silent = codes.filter((code) => !['WELCOME20', 'BIGTRUCK'].includes(code));
    expect(silent.filter((code) => page.includes(code))).toEqual([]);
  });
});
