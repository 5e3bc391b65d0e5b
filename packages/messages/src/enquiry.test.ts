import { describe, expect, it } from 'vitest';
import { reasonWords } from './enquiry.ts';

const oven = { name: '60 cm oven', brand: { name: 'Halden' } };

describe('reasonWords', () => {
  it('say something else for each reason [D-2-116 D-2-117]', () => {
    const titles = (['AGENCY_DIRECT', 'AGENCY_MIX', 'OUTGOING'] as const).map(
      (reason) => reasonWords(reason, oven).title,
    );
    expect(new Set(titles).size).toBe(3);
    expect(titles[0]).toBe('Halden sells this one with us');
  });
});
