import { describe, expect, it } from 'vitest';
import { refused } from '../refused.ts';
import { readDecline } from './decline-codes.ts';

describe('why Stripe says no', () => {
  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'INSUFFICIENT_FUNDS'],
    [{ code: 'expired_card' }, 'CARD_EXPIRED'],
    [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'CODE_INVALID'],
    [{ code: 'incorrect_number' }, 'CARD_INVALID'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'CARD_BLOCKED'],
    [{ code: 'card_declined', decline_code: 'fraudulent' }, 'SUSPECTED_FRAUD'],
    [{ code: 'payment_intent_authentication_failure' }, 'AUTHENTICATION_FAILED'],
    [{ code: 'card_declined', decline_code: 'something_new' }, 'DECLINED'],
    [{}, 'DECLINED'],
  ])('%j is %s', (error, reason) => {
    expect(readDecline(error)).toBe(reason);
  });

  it('is told as a decline of the bank, or as one on the way there [C-8-02 C-8-03]', () => {
    expect(refused(readDecline({ decline_code: 'insufficient_funds' }), '').code).toBe('PaymentProcessorDeclinedHard');
    expect(refused(readDecline({ decline_code: 'fraudulent' }), '').code).toBe('PaymentGatewayRejected');
  });
});
