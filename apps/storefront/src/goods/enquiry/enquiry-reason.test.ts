import { describe, expect, it } from 'vitest';
import { enquiryReason } from './enquiry-reason.ts';

describe('enquiryReason', () => {
  it.each([
    [{ kind: 'enquire-agency', reason: 'AGENCY_DIRECT' }, 'AGENCY_DIRECT'],
    [{ kind: 'enquire-agency', reason: 'AGENCY_MIX' }, 'AGENCY_MIX'],
    [{ kind: 'enquire-outgoing' }, 'OUTGOING'],
    [{ kind: 'add' }, null],
    [{ kind: 'disabled', reason: 'SOLD_OUT' }, null],
  ] as const)('of %j', (action, reason) => {
    expect(enquiryReason(action)).toBe(reason);
  });
});
