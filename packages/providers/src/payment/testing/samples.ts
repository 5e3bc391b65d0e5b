import { randomUUID } from 'node:crypto';
import { toCents } from '@wattle/domain/money';
import type { AuthoriseInput } from '../port.ts';

/** A unique key, and a deadline that suits a slow machine. */
export const call = (idempotencyKey: string = randomUUID(), seconds = 20) => ({
  idempotencyKey,
  deadlineAt: Date.now() + seconds * 1000,
});

/** The Drop-in's data for a card. */
export const cardData = (number = '4111111111111111', holderName = 'Mia Tran') => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
    checkoutAttemptId: 'simulated',
  },
  browserInfo: {
    acceptHeader: '*/*',
    colorDepth: 24,
    javaEnabled: false,
    language: 'en-AU',
    screenHeight: 900,
    screenWidth: 1440,
    timeZoneOffset: -600,
    userAgent: 'Mozilla/5.0',
  },
});

const ADDRESS = {
  street1: '12 Wattle Street',
  street2: 'Unit 3',
  locality: 'Richmond',
  region: 'VIC',
  postcode: '3121',
  country: 'AU',
};

export const authoriseInput = (changes: Partial<AuthoriseInput> = {}): AuthoriseInput => ({
  ...call(),
  orderReference: `W-${randomUUID().slice(0, 8)}`,
  amountCents: toCents(499_00),
  means: { kind: 'BROWSER', data: cardData() },
  returnUrl: 'http://localhost:3000/checkout/adyen?order=W-1',
  shopper: {
    email: 'mia.tran@example.com',
    firstName: 'Mia',
    lastName: 'Tran',
    phone: '0412345678',
    ipAddress: '203.0.113.7',
    reference: null,
    billing: ADDRESS,
    delivery: ADDRESS,
  },
  lines: [{ id: 'NF637XS', name: 'Fridge', quantity: 1, unitCents: toCents(499_00) }],
  ...changes,
});

/** A method that the shopper finishes on a page. */
export const methodData = (type: string) => ({ paymentMethod: { type, checkoutAttemptId: 'simulated' } });
