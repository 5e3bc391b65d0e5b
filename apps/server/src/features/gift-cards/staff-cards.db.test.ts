import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore, type Store } from '../../store/store.ts';
import { openServer } from '../../store/testing/each-database.ts';
import { SAMPLE_IDENTITY } from '../../store/testing/sample-identity.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { findCards, issueCard, loadCard, lockCard } from './staff-cards.ts';

describe('gift cards at the desk', () => {
  let db: Database;
  let store: Store;
  beforeAll(async () => {
    db = await openServer();
    store = createStore(db);
    await saveShop(db, sampleShop());
  });
  afterAll(() => db.close());

  const wanted = {
    ...{ amount: 25, recipientName: 'Jo', recipientEmail: 'jo@example.com', senderName: 'Wattle', message: 'Sorry' },
  };
  const issue = (more: Partial<typeof wanted> = {}, mint = () => ({ code: '6036281', pin: '4711' })) => {
    const mails: string[] = [];
    const mail = { writeMail: async (_: unknown, { text }: { text: string }) => void mails.push(text), wake: () => {} };
    const from = { publicUrl: 'https://shop.test', shop: () => SAMPLE_IDENTITY };
    return issueCard({ ...store, mail, from, mint }, { ...wanted, ...more }, null).then((answer) => ({
      answer,
      mails,
    }));
  };

  it.each([
    ['CARD1', ['CARD1']],
    ['RD1', ['CARD1']],
    ['card', []],
    ['', ['CARD1']],
  ])('finds %j', async (typed, codes) => {
    expect((await findCards(store, typed)).map(({ code }) => code)).toEqual(codes);
  });

  it('issues one and mails it: its PIN is nowhere else', async () => {
    const { answer, mails } = await issue();
    expect(answer).toEqual({ status: 'SUCCESS', value: { code: '6036281', waits: false } });
    expect(mails.join()).toContain('4711');
    expect(JSON.stringify(await loadCard(store, '6036281'))).not.toContain('"4711"');
    expect(await store.vouchers.find('6036281', '4711')).toMatchObject({ amountRemaining: 25, suspended: false });
    const years = Date.parse((await loadCard(store, '6036281'))?.card.expires ?? '') - Date.now();
    expect(years).toBeGreaterThan(2.9 * 365 * 86_400_000);
  });

  it.each([
    [{ amount: 0 }, ['AMOUNT_INVALID']],
    [{ amount: Number.NaN }, ['AMOUNT_INVALID']],
    [{ amount: 5000.01 }, ['AMOUNT_INVALID']],
    [{ recipientEmail: 'nobody', recipientName: '' }, ['RECIPIENT_NAME_EMPTY', 'RECIPIENT_EMAIL_INVALID']],
  ])('refuses %j', async (more, codes) => {
    const { answer, mails } = await issue(more);
    expect(answer.status === 'REJECTED' && answer.reasons.map(({ code }) => code)).toEqual(codes);
    expect(mails).toEqual([]);
  });

  it('locks it and tells its history, whoever changed it', async () => {
    expect(await lockCard(store, { code: 'CARD1', isLocked: true, actor: null })).toEqual({
      status: 'SUCCESS',
      value: { isChanged: true },
    });
    expect(await lockCard(store, { code: 'CARD1', isLocked: true, actor: null })).toEqual({
      status: 'SUCCESS',
      value: { isChanged: false },
    });
    expect(await lockCard(store, { code: 'nobody', isLocked: true, actor: null })).toMatchObject({
      status: 'REJECTED',
    });
    await lockCard(store, { code: 'CARD1', isLocked: false, actor: null });
    const found = await loadCard(store, 'CARD1');
    expect(found?.card).toMatchObject({ cents: 5025, suspended: false });
    expect(
      found?.changes.map(({ centsBefore, centsAfter, suspended }) => [centsBefore, centsAfter, suspended]),
    ).toEqual([
      [5025, 5025, false],
      [5025, 5025, true],
      [null, 5025, false],
    ]);
  });
});
