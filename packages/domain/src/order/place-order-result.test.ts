import { describe, expect, it } from 'vitest';
import { type PlaceOrderResult, resultOfAnswer, resultOfErrorCode } from './place-order-result.ts';

describe('the result of placing an order', () => {
  it('is a success when it is placed [C-4-84]', () => {
    const answer = { orderNumber: 'W-20481736', status: 'placed', actionData: null } as const;
    expect(resultOfAnswer(answer)).toEqual({ status: 'SUCCESS', orderNumber: 'W-20481736', isPending: false });
  });

  it('is a success when only the payment is still on its way', () => {
    const answer = { orderNumber: 'W-20481736', status: 'pending', actionData: null } as const;
    expect(resultOfAnswer(answer)).toMatchObject({ status: 'SUCCESS', isPending: true });
  });

  it("is the provider's action when one is required [C-4-90]", () => {
    const actionData = { action: { type: 'redirect', url: 'https://pay.example/1' } };
    const answer = { orderNumber: 'W-20481736', status: 'actionRequired', actionData } as const;
    expect(resultOfAnswer(answer)).toEqual({ status: 'ACTION_REQUIRED', orderNumber: 'W-20481736', actionData });
  });

  it('is an error when an action is required that nobody names [C-4-85]', () => {
    const answer = { orderNumber: 'W-20481736', status: 'actionRequired', actionData: null } as const;
    expect(resultOfAnswer(answer).status).toBe('ERROR');
  });

  it.each<[string, PlaceOrderResult['status']]>([
    ['InsufficientStock', 'INSUFFICIENT_STOCK'],
    ['PaymentGatewayRejected', 'PAYMENT_GATEWAY_REJECTED'],
    ['PaymentProcessorDeclinedHard', 'PAYMENT_PROCESSOR_DECLINED_HARD'],
    ['VoucherInsufficientFunds', 'INSUFFICIENT_VOUCHER_BALANCE'],
  ])('of the code %s is %s [C-4-86 C-4-87 C-4-88 C-4-89 C-7-55 C-8-01 C-8-02 C-8-03 C-8-05]', (code, status) => {
    expect(resultOfErrorCode(code).status).toBe(status);
  });

  it('of a voucher without enough on it has all vouchers checked again [C-8-04]', () => {
    expect(resultOfErrorCode('VoucherInsufficientFunds')).toHaveProperty('recheckVouchers', true);
  });

  it.each(['CartPriceChanged', 'PAYMENT_CANCELLED', '', 'constructor', undefined])(
    'of any other code is an error that is thrown again: %j [C-4-85 C-8-06]',
    (code) => expect(resultOfErrorCode(code)).toEqual({ status: 'ERROR', rethrow: true }),
  );
});
