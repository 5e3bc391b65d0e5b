import { type OrderRefund, type OrderReturn, REFUND_CAUSES } from '@wattle/domain/order';
import { expect, it } from 'vitest';
import { refundCauseLines, refundCauseWords } from './refund-cause.ts';

const REFUND = { id: 'W-1-R1' } as OrderRefund;
const RETURN = { refundId: 'W-1-R1' } as OrderReturn;

it('names every cause of a refund, each in its own words', () => {
  const said = REFUND_CAUSES.map((cause) => refundCauseWords({}, { ...REFUND, cause }));
  expect(new Set(said).size).toBe(REFUND_CAUSES.length);
});

it('says that a return was accepted only of the refund that it led to', () => {
  const faulty: OrderRefund = { ...REFUND, cause: 'FAULTY' };
  expect(refundCauseLines({ returns: [RETURN] }, faulty)).toEqual(['Reason: return accepted, faulty']);
  expect(refundCauseLines({ returns: [RETURN] }, { ...faulty, id: 'W-1-R2' })).toEqual(['Reason: faulty']);
});

it('says nothing where no cause was noted', () => {
  expect(refundCauseLines({ returns: [RETURN] }, REFUND)).toEqual([]);
});
