import type { ContinueInput } from '@wattle/providers/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { continuePayment } from './continue-payment.ts';
import { sweepOrders } from './sweep-orders.ts';
import { auditOrders, type Opening } from './testing/audit-orders.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { commandOf, kettle, orderDeps, placeBy } from './testing/order-shop.ts';
import { type Scripted, type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

describe('a step that the provider did not answer', () => {
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let asked: ContinueInput[];
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db, opening } = await openOrderShop());
  });
  beforeEach(async () => {
    provider = scriptedPayment();
    asked = [];
    const { port } = provider;
    const heard: typeof port.continue = (input) => {
      asked.push(input);
      return port.continue(input);
    };
    deps = orderDeps(db, { port: { ...port, continue: heard } });
  });
  afterAll(() => db.close());

  /** A shopper is sent away, comes back, and the provider does this. */
  const comeBack = async (next: Scripted, paid = true) => {
    provider.script.next = 'ACTION';
    const command = commandOf(kettle());
    const placed = await placeBy(deps)(command);
    if (placed.status !== 'SUCCESS') throw new Error(JSON.stringify(placed));
    const { orderNumber } = placed.value;
    provider.script.next = next;
    // in the order in which no database gives it back
    const answer = await continuePayment(deps)({
      orderNumber,
      details: { paid, order: orderNumber },
      paymentData: 'x',
    });
    // they have a number, and may leave
    expect(answer).toMatchObject({ status: 'SUCCESS', value: { orderNumber, status: 'pending' } });
    return { command, orderNumber };
  };
  const sweep = () => sweepOrders(deps)();
  const statusOf = async (orderNumber: string) => (await createStore(db).orders.find(orderNumber))?.status;
  const audit = () => auditOrders(db, provider, opening);

  it.each<Scripted>(['LOST', 'DOWN', 'SLOW', 'GARBAGE'])(
    'is asked about again, and the order is there though nobody came back: %s',
    async (next) => {
      const { command, orderNumber } = await comeBack(next);
      provider.script.next = 'AUTHORISE';
      expect(await sweep()).toMatchObject({ asked: 1, released: 0 });
      expect(await statusOf(orderNumber)).toBe('PLACED');
      expect(await placeBy(deps)(command)).toMatchObject({ value: { orderNumber, status: 'placed' } });
      // the same words under the same key: not another step
      const [first, second] = asked;
      expect({ ...second, deadlineAt: 0 }).toEqual({ ...first, deadlineAt: 0 });
      expect([asked.length, await sweep(), await audit()]).toMatchObject([2, { asked: 0 }, []]);
    },
  );

  it('that was a no gives everything back, and who asks is told', async () => {
    const { command } = await comeBack('LOST', false);
    provider.script.next = 'AUTHORISE';
    await sweep();
    expect(await placeBy(deps)(command)).toMatchObject({ status: 'REJECTED' });
    expect(await audit()).toEqual([]);
  });

  it('is asked about once a sweep while the provider is away, for all of them together', async () => {
    const [{ orderNumber }] = [await comeBack('DOWN'), await comeBack('DOWN')];
    expect([await sweep(), await statusOf(orderNumber)]).toMatchObject([{ asked: 1 }, 'PENDING']);
    await db.run(`update placements set busy_until = busy_until - interval '1 hour'`);
    provider.script.next = 'AUTHORISE';
    expect([await sweep(), await statusOf(orderNumber)]).toMatchObject([{ asked: 2 }, 'PLACED']);
    expect(await audit()).toEqual([]);
  });

  it('is forgotten once it is answered', async () => {
    const { orderNumber } = await comeBack('LOST');
    expect(await deps.store.placements.findOf(orderNumber)).toMatchObject({ step: { paymentData: 'x' } });
    provider.script.next = 'AUTHORISE';
    await sweep();
    expect(await deps.store.placements.findOf(orderNumber)).toMatchObject({ step: null });
  });
});
