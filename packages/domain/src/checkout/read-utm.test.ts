import { describe, expect, it } from 'vitest';
import { readUtm } from './read-utm.ts';

const queryOf = (parameters: Record<string, string>) => (name: string) => parameters[name] ?? null;

describe('the campaign of an address', () => {
  it('is read from its five parameters and no others [C-2-46]', () => {
    const query = queryOf({
      utm_campaign: 'summer',
      utm_content: 'hero',
      utm_medium: 'email',
      utm_source: 'newsletter',
      utm_term: 'fridge',
      utm_id: '7',
      q: 'x',
    });
    expect(readUtm(query)).toEqual({
      utmCampaign: 'summer',
      utmContent: 'hero',
      utmMedium: 'email',
      utmSource: 'newsletter',
      utmTerm: 'fridge',
    });
  });

  it('is empty without them, and leaves out what says nothing', () => {
    expect(readUtm(queryOf({ utm_source: ' ', utm_term: '' }))).toEqual({});
  });

  it('is as long as an order carries, without control characters', () => {
    const { utmSource } = readUtm(queryOf({ utm_source: `a\nb${'x'.repeat(300)}` }));
    expect(utmSource).toBe(`ab${'x'.repeat(198)}`);
  });
});
