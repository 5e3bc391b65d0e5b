import { describe, expect, it } from 'vitest';
import { finishWords, heldWords, unfinishedTitle, unfinishedWords } from './unfinished-payment.ts';

const at = Date.parse('2026-11-15T09:16:00+11:00');

describe('what is said of a payment that was left', () => {
  it('names the way to pay, and the bank of a card', () => {
    expect([unfinishedTitle('ADYEN_ZIP'), finishWords('ADYEN_ZIP')]).toEqual([
      'Your Zip payment was not finished',
      'Finish paying with Zip',
    ]);
    expect([unfinishedTitle('ADYEN_CREDIT_CARD', 'Stripe'), finishWords('ADYEN_CREDIT_CARD', 'Stripe')]).toEqual([
      'Your Stripe payment was not finished',
      'Finish paying with Stripe',
    ]);
    expect([unfinishedTitle('ADYEN_CREDIT_CARD'), finishWords('ADYEN_CREDIT_CARD')]).toEqual([
      'Your bank has not confirmed the payment yet',
      'Finish paying with your bank',
    ]);
  });

  it('says when, that nothing was charged, and until when everything is held', () => {
    expect(unfinishedWords(at)).toMatch(/^You started it at 9:16\sam and have not been charged\./);
    expect(heldWords(at)).toMatch(/until 9:16\sam/);
  });
});
