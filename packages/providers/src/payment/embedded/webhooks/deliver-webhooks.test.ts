import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPayment, type TestPayment } from '../../testing/open-payment.ts';
import { authoriseInput } from '../../testing/samples.ts';
import { createPaymentService } from '../create-payment-service.ts';

let test: TestPayment;
beforeEach(async () => {
  test = await openPayment();
});
afterEach(() => test[Symbol.asyncDispose]());

const pay = (orderReference: string) => test.provider.authorise(authoriseInput({ orderReference }));
const referencesIn = (events: Awaited<ReturnType<TestPayment['news']>>) => events.map((event) => event.orderReference);
const waiting = async () => (await test.store.list('webhook', { limit: 100 })).map(({ value }) => value);

describe('webhooks', () => {
  it('come in the order of what they tell, signed and with the login', async () => {
    for (const reference of ['W-1', 'W-2', 'W-3']) await pay(reference);
    expect(await test.service.work()).toBe(3);
    const read = test.received.map((request) => test.provider.readWebhook(request));
    expect(read.map(({ status }) => status)).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED']);
    expect(referencesIn(await test.news())).toEqual(['W-1', 'W-2', 'W-3']);
    expect(await waiting()).toEqual([]);
  });

  it('are sent again after longer and longer, until they are taken', async () => {
    await pay('W-1');
    test.answerWebhooks(500);
    const due: number[] = [];
    for (let tries = 1; tries <= 11; tries += 1) {
      await test.service.work();
      const [first] = await waiting();
      expect(first?.attempts).toBe(tries);
      const seconds = Math.round(((first?.dueAt ?? 0) - test.now()) / 1000);
      due.push(seconds);
      test.wait(seconds - 1);
      await test.service.work();
      expect((await waiting())[0]?.attempts, 'not before its time').toBe(tries);
      test.wait(1);
    }
    expect(due).toEqual([120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800, 28_800]);
    test.answerWebhooks(202);
    test.received.length = 0;
    expect(referencesIn(await test.news())).toEqual(['W-1']);
  });

  it('hold up all after one that is not taken', async () => {
    for (const reference of ['W-1', 'W-2']) await pay(reference);
    test.answerWebhooks(500);
    await test.service.work();
    expect(test.received).toHaveLength(1);
    test.answerWebhooks(200);
    await test.service.work();
    expect(test.received).toHaveLength(1);
    test.wait(120);
    test.received.length = 0;
    expect(referencesIn(await test.news())).toEqual(['W-1', 'W-2']);
  });

  it('before one that is not taken are done with, and those after it stay as they were', async () => {
    for (const reference of ['W-1', 'W-2', 'W-3']) await pay(reference);
    const [, , third] = await waiting();
    const { store, settings, now: clock } = test;
    const sent: string[] = [];
    const service = createPaymentService({
      ...{ store, settings, clock },
      sendWebhook: async ({ body }) => ({ ok: sent.push(body) !== 2 }),
    });
    expect(await service.work()).toBe(1);
    expect(sent).toHaveLength(2);
    expect(await waiting()).toEqual([expect.objectContaining({ body: sent[1], attempts: 1 }), third]);
  });

  it('wait for a shop that cannot be reached', async () => {
    const lost = await openPayment({ webhook: { url: 'http://localhost:9/', username: 'adyen', password: 'p' } });
    await lost.provider.authorise(authoriseInput());
    expect(await lost.service.work()).toBe(0);
    expect(await lost.store.list('webhook', { limit: 9 })).toMatchObject([{ value: { attempts: 1 } }]);
    await lost[Symbol.asyncDispose]();
  });

  it('come twice, the newest first, or not at all, when a test wants it', async () => {
    test.service.script.sendWebhooks('HELD');
    for (const reference of ['W-1', 'W-2']) await pay(reference);
    expect(await test.news()).toEqual([]);
    test.service.script.sendWebhooks('REVERSED');
    expect(referencesIn(await test.news())).toEqual(['W-2', 'W-1']);
    test.service.script.sendWebhooks('TWICE');
    await pay('W-3');
    const copies = await test.news();
    expect(referencesIn(copies)).toEqual(['W-3', 'W-3']);
    expect(copies[0]?.id).toBe(copies[1]?.id);
  });

  it('are sent once though several processes work at them', async () => {
    for (const reference of ['W-1', 'W-2', 'W-3']) await pay(reference);
    await Promise.all([test.service.work(), test.service.work(), test.service.work()]);
    await test.service.work();
    expect(new Set(test.received.map(({ body }) => body)).size).toBe(3);
    expect(test.received).toHaveLength(3);
  });

  it('are not kept where nobody wants them', async () => {
    const quiet = await openPayment({ webhook: null });
    await quiet.provider.authorise(authoriseInput());
    expect(await quiet.store.list('webhook', { limit: 9 })).toEqual([]);
    await quiet[Symbol.asyncDispose]();
  });
});
