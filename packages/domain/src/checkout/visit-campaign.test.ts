import { describe, expect, it } from 'vitest';
import { followVisit, readVisitCampaign, utmOfVisit } from './visit-campaign.ts';

const HALF_AN_HOUR = 30 * 60 * 1000;
const T0 = 1_800_000_000_000;
const query =
  (parameters: Record<string, string> = {}) =>
  (name: string) =>
    parameters[name] ?? null;
const none = query();
const mail = { utm: { utmSource: 'mail' }, seenAt: T0 };

describe('the campaign of a visit', () => {
  it('is what the address names, whatever was before [C-2-46]', () => {
    const utm = { utmSource: 'search', utmCampaign: 'spring' };
    const named = query({ utm_source: 'search', utm_campaign: 'spring', q: 'x' });
    expect(followVisit(null, named, T0)).toEqual({ utm, seenAt: T0 });
    expect(followVisit(mail, named, T0 + 1)).toEqual({ utm, seenAt: T0 + 1 });
  });

  it('lasts as long as pages are opened within half an hour [C-2-46]', () => {
    const later = T0 + HALF_AN_HOUR - 1;
    const kept = followVisit(mail, none, later);
    expect(kept).toEqual({ ...mail, seenAt: later });
    expect(followVisit(kept, none, later + HALF_AN_HOUR - 1)?.utm).toEqual(mail.utm);
    expect(followVisit(mail, none, T0 + HALF_AN_HOUR)).toBeNull();
    expect(followVisit(null, none, T0)).toBeNull();
  });

  it('is in an order of that visit, and in none after it', () => {
    expect(utmOfVisit(mail, T0 + HALF_AN_HOUR - 1)).toEqual(mail.utm);
    expect(utmOfVisit(mail, T0 + HALF_AN_HOUR)).toEqual({});
    expect(utmOfVisit(null, T0)).toEqual({});
  });

  it('is read back as it was written', () => {
    expect(readVisitCampaign(JSON.stringify(mail))).toEqual(mail);
  });

  it.each([null, '', '{', 'null', '7', '{"utm":{"utmSource":"x"}}', '{"seenAt":1}', '{"seenAt":1,"utm":{"x":"y"}}'])(
    'is none in %s',
    (text) => {
      expect(readVisitCampaign(text)).toBeNull();
    },
  );
});
