import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { continuePayment } from './continue-payment.ts';
import { sweepOrders } from './sweep-orders.ts';
import { auditOrders, type Opening } from './testing/audit-orders.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { anHourLater, commandOf, kettle, orderDeps, placeBy } from './testing/order-shop.ts';
import { type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

describe('an order for which the shopper has to do something', () => {
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db, opening } = await openOrderShop());
    provider = scriptedPayment({ next: 'ACTION' });
    deps = orderDeps(db, provider);
  });
  afterAll(() => db.close());

  const place = (command: ReturnType<typeof commandOf>) => placeBy(deps)(command);
  const audit = () => auditOrders(db, provider, opening);
  const orders = async () => (await db.query<{ n: number }>('select count(*) as n from orders'))[0]?.n;
  const placed = async (command: ReturnType<typeof commandOf>) => {
    const answer = await place(command);
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  it('sends the shopper to the provider and goes on when they return, once', async () => {
    const command = commandOf(kettle());
    const before = await orders();
    const { orderNumber, status, actionData } = await placed(command);
    expect([status, actionData]).toEqual(['actionRequired', { action: { type: 'redirect' } }]);
    expect(await place(command)).toMatchObject({ value: { orderNumber, status: 'actionRequired' } });
    expect([await orders(), await audit()]).toEqual([before, []]);
    const returned = { orderNumber, details: { order: orderNumber, paid: true } };
    const calls = provider.calls.continue;
    const answers = await Promise.all([continuePayment(deps)(returned), continuePayment(deps)(returned)]);
    expect(answers).toEqual(
      answers.map(() => ({ status: 'SUCCESS', value: { orderNumber, status: 'placed', actionData: null } })),
    );
    expect([provider.calls.continue, await orders()]).toEqual([calls + 1, (before ?? 0) + 1]);
    expect(await place(command)).toEqual(answers[0]);
    expect(await audit()).toEqual([]);
  });

  it('goes on when the same order is sent again with the details of the step, once [C-7-30]', async () => {
    const command = commandOf(kettle());
    const { orderNumber } = await placed(command);
    const { cart } = command.request;
    const methods = cart.payment.methods.map((method) =>
      method.methodCode === 'adyen' ? { ...method, details: { order: orderNumber, paid: true } } : method,
    );
    const again = { ...command, request: { ...command.request, cart: { ...cart, payment: { methods } } } };
    const calls = provider.calls.continue;
    const answer = { status: 'SUCCESS', value: { orderNumber, status: 'placed', actionData: null } };
    expect(await place(again)).toEqual(answer);
    expect(await place(again)).toEqual(answer);
    expect([provider.calls.continue, await audit()]).toEqual([calls + 1, []]);
  });

  it('is let go of when the shopper turned back', async () => {
    const { orderNumber } = await placed(commandOf(kettle()));
    const answer = await continuePayment(deps)({ orderNumber, details: { order: orderNumber, paid: false } });
    expect(answer).toMatchObject({ status: 'REJECTED', reasons: [{ code: 'PaymentGatewayRejected' }] });
    expect(await audit()).toEqual([]);
  });

  it('is let go of when the shopper never returns; who returns later is told', async () => {
    const { orderNumber } = await placed(commandOf(kettle()));
    await anHourLater(db);
    await sweepOrders(deps)();
    expect(await audit()).toEqual([]);
    const answer = await continuePayment(deps)({ orderNumber, details: { order: orderNumber, paid: true } });
    expect(answer).toMatchObject({ status: 'REJECTED', reasons: [{ code: 'PAYMENT_CANCELLED' }] });
  });

  it('that nobody has heard of cannot be gone on with', async () => {
    const answer = await continuePayment(deps)({ orderNumber: 'W-99999999', details: {} });
    expect(answer).toMatchObject({ reasons: [{ code: 'ORDER_NOT_FOUND' }] });
  });
});
