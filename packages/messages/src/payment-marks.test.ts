import { describe, expect, it } from 'vitest';
import { marksOf, paymentMarks } from './payment-marks.ts';

describe('paymentMarks', () => {
  it('are those of the ways to pay, in order of display', () => {
    expect(paymentMarks()).toEqual(['VISA', 'mastercard', 'AMEX', 'PayPal', 'afterpay', 'zip', 'Apple Pay']);
    expect(marksOf('ADYEN_ZIP')).toEqual(['zip']);
  });
});
