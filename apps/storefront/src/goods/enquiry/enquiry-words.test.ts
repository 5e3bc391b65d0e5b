import { describe, expect, it } from 'vitest';
import { enquiryReason, enquiryWords } from './enquiry-words.ts';

const oven = { name: '60 cm oven', brand: { name: 'Halden' } };

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

describe('enquiryWords', () => {
  it('say something else for each reason [D-2-116 D-2-117]', () => {
    const titles = (['AGENCY_DIRECT', 'AGENCY_MIX', 'OUTGOING'] as const).map(
      (reason) => enquiryWords(reason, oven).title,
    );
    expect(new Set(titles).size).toBe(3);
    expect(titles[0]).toBe('Halden sells this one with us');
  });
});
