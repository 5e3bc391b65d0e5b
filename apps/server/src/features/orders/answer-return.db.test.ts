import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { acceptReturn, declineReturn } from './answer-return.ts';
import { askForReturn } from './ask-for-return.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { orderDeps } from './testing/order-shop.ts';
import { ADA, refundShop } from './testing/refund-shop.ts';
import { scriptedPayment } from './testing/scripted-payment.ts';

const WHY = 'It was used for a month.';
const [ASKED, DECLINED] = ['return asked, FAULTY', `return declined, ${WHY}`];

let db: Database;
let deps: ReturnType<typeof orderDeps>;
let shop: ReturnType<typeof refundShop>;
beforeAll(async () => {
  ({ db } = await openOrderShop());
  const provider = scriptedPayment();
  deps = orderDeps(db, provider);
  shop = refundShop(db, deps, provider);
});
afterAll(() => db.close());

const ask = (orderNumber: string, key: string = randomUUID()) =>
  askForReturn(deps, {
    ...{ orderNumber, key },
    request: { lines: [{ lineId: '1', qty: 1 }], reason: 'FAULTY', note: '' },
  });
const decline = (orderNumber: string, returnId: string, answer = WHY) =>
  declineReturn(deps, { orderNumber, returnId, actor: ADA, answer });
const accept = (orderNumber: string, returnId: string, by: typeof deps = deps) =>
  acceptReturn(by, {
    ...{ orderNumber, returnId, actor: ADA, answer: 'Sorry for that.' },
    ...{ deliveryCents: 0, restock: true, order: 'SHARES', reason: 'It hums.' },
  });
const refusal = (code: string) => ({ status: 'REJECTED', reasons: [{ code }] });

describe('a return that was asked for', () => {
  let number: string;
  let id: string;
  beforeEach(async () => {
    number = await shop.place();
    await shop.move(number, 'COLLECTED');
    expect(await ask(number)).toMatchObject({ status: 'SUCCESS' });
    id = `${number}-T1`;
  });

  const returns = async () => (await shop.orderOf(number)).returns;

  it('once for a key', async () => {
    await decline(number, id);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) await ask(number, key);
    expect(await returns()).toMatchObject([{ id }, { id: `${number}-T2`, state: 'ASKED' }]);
    expect(await shop.letters(number)).toEqual([ASKED, DECLINED, ASKED]);
    const journal = (await deps.store.orderEvents.list(number)).filter(({ kind }) => kind === 'RETURN_ASKED');
    expect(journal.map(({ data }) => data)).toEqual(
      ['T1', 'T2'].map((name) => ({ id: `${number}-${name}`, reason: 'FAULTY', lines: [{ lineId: '1', qty: 1 }] })),
    );
  });

  it('is declined with words: they are kept and sent once, and the journal says who did it', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await decline(number, id, ` ${WHY} `)).toMatchObject({
        status: 'SUCCESS',
        value: { number, returns: [{ id, state: 'DECLINED', answer: WHY, refundId: null }] },
      });
    expect(await returns()).toMatchObject([{ state: 'DECLINED', answer: WHY, refundId: null }]);
    expect(await shop.letters(number)).toEqual([ASKED, DECLINED]);
    const told = (await shop.journal(number)).filter((line) => line.includes('RETURN'));
    expect(told).toEqual(['shopper RETURN_ASKED', 'manager Ada RETURN_DECLINED']);
  });

  it('is not asked for again while it is open: nothing is saved or sent', async () => {
    expect(await ask(number)).toMatchObject(refusal('ReturnLinesInvalid'));
    expect([await returns(), await shop.letters(number)]).toMatchObject([[{ id }], [ASKED]]);
  });

  it('is not declined without a word, nor changed by that', async () => {
    for (const answer of ['', '  '])
      expect(await decline(number, id, answer)).toMatchObject(refusal('ReturnAnswerMissing'));
    expect(await returns()).toMatchObject([{ state: 'ASKED' }]);
  });

  it('is refunded when it is accepted, once, and cannot be declined then', async () => {
    const before = await shop.stockOf('kettle-v1');
    for (let time = 0; time < 2; time += 1) expect(await accept(number, id)).toMatchObject({ status: 'SUCCESS' });
    const { refunds } = await shop.orderOf(number);
    expect(refunds).toMatchObject([{ amountCents: 90_00, cause: 'FAULTY' }]);
    expect(await returns()).toMatchObject([
      { state: 'ACCEPTED', answer: 'Sorry for that.', refundId: refunds?.[0]?.id },
    ]);
    expect(await shop.stockOf('kettle-v1')).toBe(before + 1);
    expect(await decline(number, id)).toMatchObject(refusal('ReturnAnswered'));
    expect(await returns()).toMatchObject([{ state: 'ACCEPTED' }]);
  });

  it('cannot be accepted once it is declined: nothing is refunded', async () => {
    await decline(number, id);
    expect(await accept(number, id)).toMatchObject(refusal('ReturnAnswered'));
    expect((await shop.orderOf(number)).refunds ?? []).toEqual([]);
  });

  it('is accepted or declined, never both, when two of staff answer it at the same moment', async () => {
    const [accepted, declined] = await Promise.all([accept(number, id), decline(number, id)]);
    const [first] = (await returns()) ?? [];
    const isAccepted = first?.state === 'ACCEPTED';
    expect([accepted.status, declined.status]).toEqual(isAccepted ? ['SUCCESS', 'REJECTED'] : ['REJECTED', 'SUCCESS']);
    expect((await shop.orderOf(number)).refunds ?? []).toHaveLength(isAccepted ? 1 : 0);
  });

  it('that is declined after it was read is not refunded', async () => {
    const slow: typeof deps = {
      ...deps,
      store: {
        ...deps.store,
        orders: {
          ...deps.store.orders,
          find: async (one) => {
            const found = await deps.store.orders.find(one);
            await decline(number, id);
            return found;
          },
        },
      },
    };
    expect(await accept(number, id, slow)).toMatchObject(refusal('ReturnAnswered'));
    expect((await shop.orderOf(number)).refunds ?? []).toEqual([]);
  });

  it('is named by its own number, and by its order', async () => {
    for (const answer of [accept, decline])
      expect(await answer(number, `${number}-T9`)).toMatchObject(refusal('RETURN_NOT_FOUND'));
    expect(await decline('W-0', id)).toMatchObject(refusal('ORDER_NOT_FOUND'));
    expect(await accept('W-0', id)).toMatchObject(refusal('RETURN_NOT_FOUND'));
    expect(await ask('W-0')).toMatchObject(refusal('ORDER_NOT_FOUND'));
    expect(await returns()).toMatchObject([{ state: 'ASKED' }]);
  });
});
