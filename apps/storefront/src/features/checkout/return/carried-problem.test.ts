import { describe, expect, it } from 'vitest';
import { carryProblem, readProblem } from './carried-problem.ts';

describe('a problem that is carried to the payment step', () => {
  it('arrives as it was', () => {
    const problem = { code: 'PAYMENT_CANCELLED', reasons: [] } as const;
    expect(readProblem(carryProblem(problem))).toEqual(problem);
    const expired = { code: 'PaymentProcessorDeclinedHard', params: { cause: 'CARD_EXPIRED' } } as const;
    const declined = { code: expired.code, reasons: [expired] };
    expect(readProblem(carryProblem(declined))).toEqual(declined);
  });

  it('is none when nothing, or something unknown, was carried', () => {
    for (const state of [null, undefined, 'x', {}, { problem: 'Nonsense' }]) expect(readProblem(state)).toBeNull();
  });
});
