import { describe, expect, it } from 'vitest';
import { carryProblem, readProblem } from './carried-problem.ts';

describe('a problem that is carried to the payment step', () => {
  it('arrives as it was', () => {
    const problem = { code: 'PAYMENT_CANCELLED', reasons: [] } as const;
    expect(readProblem(carryProblem(problem))).toEqual(problem);
  });

  it('is none when nothing, or something unknown, was carried', () => {
    for (const state of [null, undefined, 'x', {}, { problem: 'Nonsense' }]) expect(readProblem(state)).toBeNull();
  });
});
