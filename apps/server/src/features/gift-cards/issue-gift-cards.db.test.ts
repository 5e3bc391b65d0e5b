import { randomUUID } from 'node:crypto';
import type { GiftCardDetails } from '@wattle/domain/cart';
import type { Order } from '@wattle/domain/order';
import type { CaptchaProvider } from '@wattle/providers/captcha';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IssuedGiftCard } from '../../mail/templates/gift-card-mail.ts';
import { sampleFrom } from '../../mail/testing/sample-from.ts';
import type { SaveWithOrder } from '../../store/close-placement.ts';
import type { Database } from '../../store/database.ts';
import { saveMail } from '../../store/mails.ts';
import { createStore } from '../../store/store.ts';
import { openServer } from '../../store/testing/each-database.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { asked } from '../../testing/sample-cart-shop.ts';
import { takePaymentEvents } from '../orders/take-payment-events.ts';
import {
  commandOf,
  makeLetters,
  orderDeps,
  orderOf,
  orderShop,
  paidByGiftCard,
  placeBy,
} from '../orders/testing/order-shop.ts';
import { type Scripted, scriptedPayment } from '../orders/testing/scripted-payment.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { loadVoucher } from './load-voucher.ts';

const GIFT: GiftCardDetails = {
  amount: 50,
  message: 'Happy birthday!\nFrom all of us',
  recipientEmail: 'priya@example.com',
  recipientName: 'Priya',
  senderName: 'Mia',
};

let db: Database;
const provider = scriptedPayment();
beforeAll(async () => {
  db = await openServer();
  await saveShop(db, orderShop());
  await makeLetters(db);
});
afterAll(() => db.close());

const mailer = {
  writeMail: (tx: Parameters<typeof saveMail>[0], mail: Parameters<typeof saveMail>[2]) =>
    saveMail(tx, randomUUID(), mail, 'waiting'),
};
const issuing = (mint?: () => IssuedGiftCard) => issueGiftCards(mailer, sampleFrom('http://localhost:3000'), mint);
const depsOf = (saveWithOrder: SaveWithOrder = issuing()) => ({ ...orderDeps(db, provider), saveWithOrder });

const giftOrder = (to: string, qty = 1, gift: Partial<GiftCardDetails> = {}) => {
  const giftcard = { ...GIFT, recipientEmail: to, ...gift };
  const items = [asked({ productId: 'card', qty, extra: { giftcard } })];
  return commandOf(orderOf([], qty * giftcard.amount, { items, shipping: { methodCode: 'email' } }));
};
const place = async (command: ReturnType<typeof commandOf>, next: Scripted = 'AUTHORISE', deps = depsOf()) => {
  provider.script.next = next;
  return placeBy(deps)(command);
};
const mailsTo = (email: string) => createStore(db).mails.list(email, 10);
const cardsIn = (text: string): IssuedGiftCard[] =>
  [...text.matchAll(/Card number:\n {2}([\d ]+)\n\nPIN:\n {2}(\d+)/g)].map(([, code = '', pin = '']) => ({
    code: code.replaceAll(' ', ''),
    pin,
  }));
const captcha: CaptchaProvider = {
  name: 'none',
  site: { siteKey: '', scriptUrl: '' },
  verify: async () => ({ status: 'HUMAN' }),
};
const look = (card: IssuedGiftCard) => loadVoucher({ store: createStore(db), captcha })({ ...card, token: 'x' });

describe('gift cards of an order', () => {
  it('are there when it is paid: the recipient has number and PIN, and can pay with them [C-3-14]', async () => {
    expect(await place(giftOrder('priya@example.com'))).toMatchObject({ status: 'SUCCESS' });
    const [mail] = await mailsTo('priya@example.com');
    expect(mail).toMatchObject({ kind: 'GIFT_CARD', subject: 'A Kettle House gift card for you from Mia' });
    for (const words of ['Hi Priya,', 'Mia has given you a Kettle House gift card worth $50.', 'Happy birthday!'])
      expect(mail?.text).toContain(words);
    const [card] = cardsIn(mail?.text ?? '');
    if (!card) throw new Error(mail?.text);
    expect(await look(card)).toMatchObject({ status: 'SUCCESS', value: { amountRemaining: 50 } });
    const paid = orderOf([{ productId: 'left' }], 0, {
      payment: { methods: [paidByGiftCard(card.code, 30, card.pin)] },
    });
    expect(await place(commandOf(paid))).toMatchObject({ status: 'SUCCESS', value: { status: 'placed' } });
    expect(await look(card)).toMatchObject({ value: { amountRemaining: 20 } });
  });

  it('are as many as were bought, all in one mail', async () => {
    await place(giftOrder('ana@example.com', 3));
    const mails = await mailsTo('ana@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Kettle House gift cards for you from Mia']);
    const cards = cardsIn(mails[0]?.text ?? '');
    expect(new Set(cards.map(({ code }) => code)).size).toBe(3);
  });

  it('are made once, however often the order is finished', async () => {
    const command = giftOrder('once@example.com');
    const first = await place(command);
    expect(await place(command)).toEqual(first);
    const payment = provider.payments.at(-1);
    if (!payment || first.status !== 'SUCCESS') throw new Error('The order was placed.');
    await takePaymentEvents(depsOf())([provider.event('AUTHORISED', payment)]);
    const [order] = await db.query<{ data: Order }>('select data from orders where number = $1', [
      first.value.orderNumber,
    ]);
    if (!order) throw new Error('The order is kept.');
    // a second run, stopped only by the unit's unique key
    await db.transaction((tx) => issuing()(tx, order.data));
    expect(await mailsTo('once@example.com')).toHaveLength(1);
    const sql = 'select count(*)::int as n from issued_gift_cards where order_number = $1';
    expect(await db.query(sql, [first.value.orderNumber])).toEqual([{ n: 1 }]);
  });

  it('wait for a payment that is not sure, and are none when it is refused', async () => {
    await place(giftOrder('later@example.com'), 'PENDING');
    const pending = provider.payments.at(-1);
    expect(await mailsTo('later@example.com')).toEqual([]);
    if (!pending) throw new Error('The provider was asked.');
    await takePaymentEvents(depsOf())([provider.event('AUTHORISED', pending)]);
    expect(await mailsTo('later@example.com')).toHaveLength(1);
    await place(giftOrder('never@example.com'), 'REFUSE');
    expect(await mailsTo('never@example.com')).toEqual([]);
  });

  it('are not there without the order: who dies in between leaves neither, and the next makes both', async () => {
    const command = giftOrder('crash@example.com');
    const dying: SaveWithOrder = async (tx, order) => {
      await issuing()(tx, order);
      throw new Error('The process died.');
    };
    const before = await createStore(db).giftCards.count();
    await expect(place(command, 'AUTHORISE', depsOf(dying))).rejects.toThrow('died');
    expect([await mailsTo('crash@example.com'), await createStore(db).giftCards.count()]).toEqual([[], before]);
    await takePaymentEvents(depsOf())(provider.news().slice(-1));
    expect(await mailsTo('crash@example.com')).toHaveLength(1);
  });

  it('take another number when one is taken', async () => {
    const taken = { code: 'GIFT2', pin: '9999' };
    const mints = [taken, taken, { code: '6036281111111111111', pin: '4321' }];
    await place(giftOrder('twin@example.com'), 'AUTHORISE', depsOf(issuing(() => mints.shift() ?? taken)));
    expect(cardsIn((await mailsTo('twin@example.com'))[0]?.text ?? '')).toEqual([
      { code: '6036281111111111111', pin: '4321' },
    ]);
    expect(await look({ code: 'GIFT2', pin: '1234' })).toMatchObject({ value: { amountRemaining: 5000 } });
  });

  it('have their PIN in the mail alone, and there no longer than until it is sent', async () => {
    const mint = () => ({ code: '6036282222222222222', pin: '739164205' });
    await place(giftOrder('secret@example.com'), 'AUTHORISE', depsOf(issuing(mint)));
    const tables = await db.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
    );
    const holding = async () => {
      const found = await Promise.all(
        tables.map(({ name }) => db.query(`select from ${name} t where t::text like '%739164205%' limit 1`)),
      );
      return tables.filter((_, index) => found[index]?.length).map(({ name }) => name);
    };
    expect(await holding()).toEqual(['mails']);
    const [mail] = await mailsTo('secret@example.com');
    await createStore(db).mails.markSent(mail?.id ?? '');
    expect(await holding()).toEqual([]);
  });

  it.each([{ recipientEmail: 'nobody' }, { recipientName: '' }, { senderName: '<b>' }])(
    'that say it wrongly are not sold: %o [C-5-21]',
    async (gift) => {
      const answer = await place(giftOrder('wrong@example.com', 1, gift));
      expect(answer).toMatchObject({ status: 'REJECTED', reasons: [{ code: 'CartInvalid', field: 'cart.items.0' }] });
    },
  );
});
