import { describe, expect, it } from 'vitest';
import { checkReturnForm, RETURN_NOTE_MAX } from './check-return-form.ts';

const FIELDS = { lines: { 1: 2, 2: 0 }, reason: 'FAULTY', note: ' It hums. ' };
const codes = (part: Partial<typeof FIELDS>) => {
  const checked = checkReturnForm({ ...FIELDS, ...part });
  return checked.status === 'REJECTED' ? checked.reasons.map(({ code, field }) => `${field} ${code}`) : [];
};

describe('the form of a return', () => {
  it('asks for the chosen units, with their reason', () => {
    const asked = { lines: [{ lineId: '1', qty: 2 }], reason: 'FAULTY', note: 'It hums.' };
    expect(checkReturnForm(FIELDS)).toEqual({ status: 'SUCCESS', value: asked });
  });
  it('says what is missing, all of it', () => {
    expect(codes({ lines: { 1: 0, 2: 0 }, reason: '' })).toEqual([
      'lines RETURN_LINES_EMPTY',
      'reason RETURN_REASON_EMPTY',
    ]);
    expect(codes({ reason: 'BORED' })).toEqual(['reason RETURN_REASON_EMPTY']);
    expect(codes({ note: 'x'.repeat(RETURN_NOTE_MAX) })).toEqual([]);
    expect(codes({ note: 'x'.repeat(RETURN_NOTE_MAX + 1) })).toEqual(['note RETURN_NOTE_TOO_LONG']);
  });
});
