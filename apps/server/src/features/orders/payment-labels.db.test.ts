import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { openEmbeddedPayment } from './testing/open-embedded-payment.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { commandOf, kettle, orderDeps, paidByGiftCard, placeBy } from './testing/order-shop.ts';

const byCard = (number: string, amount: number, holderName = 'Mia Tran') => ({
  methodCode: 'adyen' as const,
  amount,
  data: {
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: `test_${number}`,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
      holderName,
    },
  },
});

describe('what an order says it was paid with', () => {
  let db: Database;
  let laterMs = 0;
  let payment: Awaited<ReturnType<typeof openEmbeddedPayment>>;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db } = await openOrderShop());
    payment = await openEmbeddedPayment({ clock: () => Date.now() + laterMs });
    deps = orderDeps(db, payment);
  });
  afterAll(async () => {
    await payment.close();
    await db.close();
  });

  const place = async (methods: Parameters<typeof kettle>[1]) => {
    const answer = await placeBy(deps)(commandOf(kettle(100, methods)));
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  const labelsOf = async (number: string) => {
    const sql = `select jsonb_path_query_array(data, '$.payments[*].label') as labels from orders where number = $1`;
    return (await db.query<{ labels: string[] }>(sql, [number]))[0]?.labels;
  };

  it('is the gift card and the card, by their last four digits', async () => {
    const methods = [paidByGiftCard('GIFT2', 40), byCard('4111111111111111', 60)];
    const { orderNumber } = await place({ payment: { methods } });
    expect(await labelsOf(orderNumber)).toEqual(['Gift card ending IFT2', 'Visa ending 1111']);
  });

  it('is the card that the webhook tells of, where the payment was not sure at first', async () => {
    const methods = [byCard('5555444433331111', 100, 'PENDING')];
    const { orderNumber, status } = await place({ payment: { methods } });
    expect([status, await labelsOf(orderNumber)]).toEqual(['pending', ['Card']]);
    laterMs = 24 * 3_600_000;
    await takePaymentEvents(deps)(await payment.news());
    expect(await labelsOf(orderNumber)).toEqual(['Mastercard ending 1111']);
  });
});
