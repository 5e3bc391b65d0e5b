import { describe, expect, it } from 'vitest';
import { failed, rejected, success } from '../results/outcome.ts';
import { isAttemptOver, placingOutcome, shortVariants } from './place-problem.ts';

describe('placingOutcome', () => {
  it('is a success, pending or not, with nothing to tell [C-4-84]', () => {
    const placed = placingOutcome(success({ orderNumber: 'W-1', status: 'placed' as const, actionData: null }));
    expect(placed).toEqual({
      result: { status: 'SUCCESS', orderNumber: 'W-1', isPending: false },
      problem: null,
    });
    const pending = placingOutcome(success({ orderNumber: 'W-1', status: 'pending' as const, actionData: null }));
    expect(pending.result).toMatchObject({ status: 'SUCCESS', isPending: true });
  });

  it.each([
    ['InsufficientStock', 'INSUFFICIENT_STOCK [C-4-86 C-8-01]'],
    ['PaymentGatewayRejected', 'PAYMENT_GATEWAY_REJECTED [C-4-87 C-8-02]'],
    ['PaymentProcessorDeclinedHard', 'PAYMENT_PROCESSOR_DECLINED_HARD [C-4-88 C-8-03]'],
    ['VoucherInsufficientFunds', 'INSUFFICIENT_VOUCHER_BALANCE [C-4-89 C-8-05]'],
    ['PAYMENT_CANCELLED', 'ERROR [C-4-85 C-8-06]'],
    ['CartPriceChanged', 'ERROR [C-8-06]'],
  ])('gives for %s the result %s', (code, title) => {
    const { result, problem } = placingOutcome(rejected({ code }));
    expect(result.status).toBe(title.split(' ')[0]);
    expect(problem?.code).toBe(code);
  });

  it('knows nothing when nobody answers: the attempt stays open, to be sent again', () => {
    const outcome = placingOutcome(failed('TIMEOUT'));
    expect(outcome).toEqual({
      result: { status: 'ERROR', rethrow: true },
      problem: { code: 'NO_ANSWER', reasons: [] },
    });
    expect(isAttemptOver(outcome)).toBe(false);
  });

  it('keeps the attempt open while the shopper has something to do, and ends it with any answer [C-4-90]', () => {
    const action = success({ orderNumber: 'W-1', status: 'actionRequired' as const, actionData: { type: 'redirect' } });
    expect(placingOutcome(action).result.status).toBe('ACTION_REQUIRED');
    expect(isAttemptOver(placingOutcome(action))).toBe(false);
    expect(isAttemptOver(placingOutcome(rejected({ code: 'PAYMENT_CANCELLED' })))).toBe(true);
    const placed = success({ orderNumber: 'W-1', status: 'placed' as const, actionData: null });
    expect(isAttemptOver(placingOutcome(placed))).toBe(true);
  });

  it('takes a code that it does not know for something that is missing', () => {
    expect(placingOutcome(rejected({ code: 'Surprise' })).problem?.code).toBe('MISSING_DATA');
  });
});

describe('shortVariants', () => {
  it('says what is short, and how much of it there is', () => {
    const { problem } = placingOutcome(
      rejected(
        { code: 'InsufficientStock', params: { variantId: 'a-1', stockQty: 2 } },
        { code: 'InsufficientStock', params: { variantId: 'b-1' } },
        { code: 'InsufficientStock' },
      ),
    );
    expect(problem && shortVariants(problem)).toEqual([
      { variantId: 'a-1', stockQty: 2 },
      { variantId: 'b-1', stockQty: 0 },
    ]);
  });
});
