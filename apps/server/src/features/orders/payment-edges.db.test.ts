import { toCents } from '@wattle/domain/money';
import type { ModificationOutcome } from '@wattle/providers/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { releaseAttempt } from './attempts.ts';
import { retryChanges } from './retry-changes.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { commandOf, kettle, orderDeps, placeBy } from './testing/order-shop.ts';
import { ADA, refundShop } from './testing/refund-shop.ts';
import { type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

let db: Database;
let provider: ScriptedPayment;
let deps: ReturnType<typeof orderDeps>;
let shop: ReturnType<typeof refundShop>;
beforeAll(async () => {
  ({ db } = await openOrderShop());
});
beforeEach(() => {
  provider = scriptedPayment();
  deps = orderDeps(db, provider);
  shop = refundShop(db, deps, provider);
});
afterAll(() => db.close());

const openProblems = async (number: string) =>
  (await deps.store.orderProblems.listOpen(100)).filter((one) => one.orderNumber === number).map(({ kind }) => kind);
const dueNow = () =>
  db.run(`update payment_changes set due_at = now(); update payments set due_at = now() where due_at is not null`);

describe('a provider that authorises another amount', () => {
  it('places nothing: goods go back, the money goes back as it was taken, and a person is told', async () => {
    const { port } = provider;
    const authorise: typeof port.authorise = async (input) => {
      const outcome = await port.authorise(input);
      return outcome.status === 'AUTHORISED' ? { ...outcome, amountCents: toCents(99_99) } : outcome;
    };
    const before = await shop.stockOf('kettle-v1');
    const answer = await placeBy({ ...deps, payment: { ...port, authorise } })(commandOf(kettle()));
    expect(answer).toMatchObject({ status: 'REJECTED', reasons: [{ code: 'PaymentGatewayRejected' }] });
    const [payment] = provider.payments;
    const number = payment?.orderReference ?? '';
    expect(await deps.store.orders.find(number)).toBeUndefined();
    expect(await shop.stockOf('kettle-v1')).toBe(before);
    expect(deps.problems).toEqual(['another amount was authorised']);
    expect(await deps.store.payments.list(number)).toMatchObject([
      { status: 'TO_CANCEL', amountCents: 99_99, reference: payment?.reference },
    ]);
    await sweepOrders(deps)();
    expect(payment?.state).toBe('CANCELLED');
  });
});

describe('an authorisation that expired', () => {
  it('under an order is put before staff, and the order stays', async () => {
    const number = await shop.place(kettle());
    const payment = provider.payAt(number);
    await takePaymentEvents(deps)([provider.event('EXPIRED', payment)]);
    expect(await openProblems(number)).toEqual(['AUTHORISATION_EXPIRED']);
    expect((await shop.orderOf(number)).status).toBe('PLACED');
  });

  it('of another payment of that order is no problem of it', async () => {
    const number = await shop.place(kettle());
    const other = { ...provider.payAt(number), reference: 'another' };
    await takePaymentEvents(deps)([provider.event('EXPIRED', other)]);
    expect(await openProblems(number)).toEqual([]);
    expect((await shop.orderOf(number)).status).toBe('PLACED');
  });

  it('before it was sure ends the order, and its goods go back', async () => {
    const before = await shop.stockOf('kettle-v1');
    provider.script.next = 'PENDING';
    const number = await shop.place(kettle());
    expect(await shop.stockOf('kettle-v1')).toBe(before - 1);
    const [payment] = provider.payments;
    if (!payment) throw new Error('The provider was not asked.');
    await takePaymentEvents(deps)([provider.event('EXPIRED', payment)]);
    expect((await shop.orderOf(number)).status).toBe('CANCELLED');
    expect(await shop.stockOf('kettle-v1')).toBe(before);
  });
});

describe('money that the provider says nothing about', () => {
  it('is asked about again under the same key, and a person is told when it takes long', async () => {
    const number = await shop.place(kettle());
    provider.script.next = 'DOWN';
    await shop.cancel(number);
    for (let tries = 2; tries < 8; tries += 1) {
      await dueNow();
      await sweepOrders(deps)();
    }
    expect(deps.problems).toEqual([]);
    await dueNow();
    await sweepOrders(deps)();
    expect(deps.problems).toEqual(['the provider does not say what became of money']);
    expect(await shop.letters(number)).toEqual([]);
    provider.script.next = 'AUTHORISE';
    await dueNow();
    await sweepOrders(deps)();
    expect(await shop.changes(number)).toEqual(['0 CANCEL SENT 10000']);
    expect(await shop.letters(number)).toEqual(['cancelled 10000']);
  });

  it('and refuses to cancel is owed on, unless it never had any', async () => {
    const refused: ModificationOutcome = {
      ...{ status: 'REFUSED', code: 'PaymentGatewayRejected', reason: 'CALL_REFUSED' },
      ...{ paymentReference: null, problem: '' },
    };
    const deaf = { ...deps, payment: { ...provider.port, cancel: async () => refused } };
    const leave = async () => {
      provider.script.next = 'ACTION';
      const command = commandOf(kettle());
      await placeBy(deps)(command);
      await releaseAttempt(deps)({}, { attemptKey: command.key });
      const payment = provider.payments.at(-1);
      if (!payment) throw new Error('The provider was not asked.');
      return payment;
    };
    const [never, late] = [await leave(), await leave()];
    await takePaymentEvents(deps)([provider.event('AUTHORISED', provider.payAt(late.orderReference))]);
    await sweepOrders(deaf)();
    expect(await deps.store.payments.list(never.orderReference)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await deps.store.payments.list(late.orderReference)).toMatchObject([{ status: 'TO_CANCEL', attempts: 1 }]);
    await dueNow();
    await sweepOrders(deps)();
    expect(late.state).toBe('CANCELLED');
  });
});

describe('trying again what failed', () => {
  it('is journaled with who did it, solves the problem, and does nothing where nothing failed', async () => {
    const number = await shop.place(kettle());
    expect(await retryChanges(deps, number, ADA)).toBe(0);
    expect(await retryChanges(deps, 'W-0', ADA)).toBeUndefined();
    provider.script.next = 'REFUSE';
    await shop.move(number, 'COLLECTED');
    expect(await openProblems(number)).toEqual(['CAPTURE_FAILED']);
    provider.script.next = 'AUTHORISE';
    expect(await retryChanges(deps, number, ADA)).toBe(1);
    expect(await openProblems(number)).toEqual([]);
    expect(await shop.journal(number)).toContain('manager Ada CAPTURE_RETRIED 10000');
    expect(provider.payments[0]?.capturedCents).toBe(100_00);
    expect(await retryChanges(deps, number, ADA)).toBe(0);
  });
});
