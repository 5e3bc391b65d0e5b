import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { RETURN_REASONS, type ReturnReason } from './order-refund.ts';
import type { ReturnRequest } from './plan-return.ts';

/** The return form. */
export type ReturnFields = {
  /** Units to return by line; 0 or absent: none. */
  readonly lines: Readonly<Record<string, number>>;
  readonly reason: string;
  readonly note: string;
};

export type ReturnFormCode = 'RETURN_LINES_EMPTY' | 'RETURN_REASON_EMPTY' | 'RETURN_NOTE_TOO_LONG';

export const RETURN_NOTE_MAX = 1000;

const isReason = (text: string): text is ReturnReason => RETURN_REASONS.some((reason) => reason === text);

/** Validates the return form. */
export function checkReturnForm(fields: ReturnFields): Success<ReturnRequest> | Rejected<ReturnFormCode> {
  const { reason } = fields;
  const note = fields.note.trim();
  const lines = Object.entries(fields.lines)
    .filter(([, qty]) => qty > 0)
    .map(([lineId, qty]) => ({ lineId, qty }));
  const wrong: Reason<ReturnFormCode>[] = [];
  if (lines.length === 0) wrong.push({ code: 'RETURN_LINES_EMPTY', field: 'lines' });
  if (!isReason(reason)) wrong.push({ code: 'RETURN_REASON_EMPTY', field: 'reason' });
  if (note.length > RETURN_NOTE_MAX)
    wrong.push({ code: 'RETURN_NOTE_TOO_LONG', field: 'note', params: { max: RETURN_NOTE_MAX } });
  return wrong.length > 0 || !isReason(reason) ? rejected(...wrong) : success({ lines, reason, note });
}
