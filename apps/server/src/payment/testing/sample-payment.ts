import { randomUUID } from 'node:crypto';
import { toCents } from '@wattle/domain/money';
import type { AuthoriseInput } from '@wattle/providers/payment';

/** Time enough for a slow machine. */
const PATIENCE_MS = 30_000;

export const call = (idempotencyKey: string = randomUUID()) => ({
  idempotencyKey,
  deadlineAt: Date.now() + PATIENCE_MS,
});

/** What the form in the browser hands over for a card. */
export const cardData = (holderName = 'Mia Tran') => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  },
});

export const authoriseInput = (changes: Partial<AuthoriseInput> = {}): AuthoriseInput => ({
  ...call(),
  orderReference: `W-${randomUUID().slice(0, 8)}`,
  amountCents: toCents(499_00),
  means: { kind: 'BROWSER', data: cardData() },
  returnUrl: 'http://localhost:3000/checkout/adyen?order=W-1',
  shopper: {
    ...{ email: 'mia.tran@example.com', firstName: 'Mia', lastName: 'Tran', phone: '0412345678' },
    ...{ ipAddress: '203.0.113.7', reference: null, billing: null, delivery: null },
  },
  lines: [{ id: 'NF637XS', name: 'Fridge', quantity: 1, unitCents: toCents(499_00) }],
  ...changes,
});
