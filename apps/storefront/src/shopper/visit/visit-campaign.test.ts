import { expect, it } from 'vitest';
import { keepCampaign, visitUtm } from './visit-campaign.ts';

const T0 = 1_800_000_000_000;
const MINUTE = 60_000;

// without storage, state lasts as long as the page
it('keeps the campaign of the page that the shopper landed on until the visit ends [C-2-46]', () => {
  keepCampaign('?utm_source=newsletter&utm_campaign=spring', T0);
  keepCampaign('', T0 + 20 * MINUTE);
  keepCampaign('?q=kettle', T0 + 40 * MINUTE);
  expect(visitUtm(T0 + 60 * MINUTE)).toEqual({ utmSource: 'newsletter', utmCampaign: 'spring' });
  expect(visitUtm(T0 + 71 * MINUTE)).toEqual({});
  keepCampaign('', T0 + 71 * MINUTE);
  expect(visitUtm(T0 + 72 * MINUTE)).toEqual({});
  keepCampaign('?utm_source=search', T0 + 73 * MINUTE);
  expect(visitUtm(T0 + 74 * MINUTE)).toEqual({ utmSource: 'search' });
});
