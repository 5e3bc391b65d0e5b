import { toCents } from '@wattle/domain/money';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { readModification, readPayment } from './read-answers.ts';

const ASKED = toCents(499_00);
const read = (body: JsonObject) => readPayment(body, ASKED);
const REFERENCE = { pspReference: 'ABCDEFGHJKLM2345' };

describe('what Adyen answers to a payment', () => {
  const authorised = { ...REFERENCE, resultCode: 'Authorised', amount: { currency: 'AUD', value: 499_00 } };

  it.each([
    [{ paymentMethod: { type: 'scheme', brand: 'visa' }, additionalData: { cardSummary: '1111' } }, 'visa', '1111'],
    [{ paymentMethod: { type: 'scheme', brand: 'mc' } }, 'mc', null],
    [{ additionalData: { cardSummary: '1111' } }, null, '1111'],
    [{ paymentMethod: { brand: 'visa' }, additionalData: { cardSummary: '4111111111111111' } }, 'visa', null],
  ])('tells what a card is known by, and never its number: %j', (fields, brand, lastFour) => {
    expect(read({ ...authorised, ...fields })).toMatchObject({ status: 'AUTHORISED', card: { brand, lastFour } });
  });

  it('tells of no card where none was used', () => {
    expect(read({ ...authorised, paymentMethod: { type: 'paypal' } })).not.toHaveProperty('card');
  });

  it.each([
    ['2', 'PaymentProcessorDeclinedHard', 'DECLINED'],
    ['3', 'PaymentProcessorDeclinedHard', 'DECLINED'],
    ['5', 'PaymentProcessorDeclinedHard', 'CARD_BLOCKED'],
    ['6', 'PaymentProcessorDeclinedHard', 'CARD_EXPIRED'],
    ['8', 'PaymentProcessorDeclinedHard', 'CARD_INVALID'],
    ['12', 'PaymentProcessorDeclinedHard', 'INSUFFICIENT_FUNDS'],
    ['24', 'PaymentProcessorDeclinedHard', 'CODE_INVALID'],
    ['4711', 'PaymentProcessorDeclinedHard', 'DECLINED'],
    ['4', 'PaymentGatewayRejected', 'PROVIDER_ERROR'],
    ['7', 'PaymentGatewayRejected', 'AMOUNT_NOT_ALLOWED'],
    ['9', 'PaymentGatewayRejected', 'ISSUER_UNAVAILABLE'],
    ['10', 'PaymentGatewayRejected', 'NOT_SUPPORTED'],
    ['11', 'PaymentGatewayRejected', 'AUTHENTICATION_FAILED'],
    ['14', 'PaymentGatewayRejected', 'SUSPECTED_FRAUD'],
    ['20', 'PaymentGatewayRejected', 'SUSPECTED_FRAUD'],
    ['22', 'PaymentGatewayRejected', 'SUSPECTED_FRAUD'],
  ])('a refusal with code %s is %s, %s', (refusalReasonCode, code, reason) => {
    expect(read({ ...REFERENCE, resultCode: 'Refused', refusalReasonCode })).toMatchObject({
      status: 'REFUSED',
      code,
      reason,
      paymentReference: REFERENCE.pspReference,
    });
  });

  it.each([
    ['Cancelled', 'CANCELLED'],
    ['Error', 'PROVIDER_ERROR'],
  ])('%s holds no money', (resultCode, reason) => {
    expect(read({ ...REFERENCE, resultCode })).toMatchObject({ status: 'REFUSED', reason });
  });

  it.each(['Pending', 'Received'])('%s is not decided', (resultCode) => {
    expect(read({ ...REFERENCE, resultCode })).toEqual({
      status: 'PENDING',
      paymentReference: REFERENCE.pspReference,
    });
  });

  it('asks the shopper for whatever action there is, even one that is not known [C-4-90]', () => {
    const action = { type: 'something new', token: 'x' };
    expect(read({ ...REFERENCE, resultCode: 'ChallengeShopper', action })).toEqual({
      status: 'ACTION_REQUIRED',
      actionData: action,
      paymentReference: REFERENCE.pspReference,
    });
  });

  it.each<[string, JsonObject]>([
    ['nothing at all', {}],
    ['a result that is not known', { ...REFERENCE, resultCode: 'Maybe' }],
    ['a payment without a reference', { resultCode: 'Authorised' }],
    ['less than was asked for', { ...REFERENCE, resultCode: 'PartiallyAuthorised' }],
    ['another amount', { ...REFERENCE, resultCode: 'Authorised', amount: { currency: 'AUD', value: 1 } }],
    ['an amount that is none', { ...REFERENCE, resultCode: 'Pending ', amount: 'ten dollars' }],
  ])('%s is unknown, never a decline', (_what, body) => {
    expect(read(body)).toEqual({ status: 'UNKNOWN', problem: 'UNREADABLE' });
  });

  it('takes the amount that was asked for when none is told', () => {
    expect(read({ ...REFERENCE, resultCode: 'Authorised' })).toMatchObject({
      status: 'AUTHORISED',
      amountCents: ASKED,
    });
  });

  it('is not sure of a change without a reference', () => {
    expect(readModification({ kind: 'ANSWERED', body: { status: 'received' } }).status).toBe('UNKNOWN');
  });
});
