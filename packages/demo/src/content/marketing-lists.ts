import type { MarketingEvent, MarketingList } from '@wattle/domain/forms';

const HOUR = 3600;
const DAY = 24 * HOUR;
const SATURDAY = 6;
/** Enough notice that the event is never today. */
const NOTICE_DAYS = 8;
const MELBOURNE = 'Australia/Melbourne';

const hourIn = new Intl.DateTimeFormat('en-AU', { timeZone: MELBOURNE, hour: 'numeric', hourCycle: 'h23' });

/** 10 am in Melbourne on the first Saturday after the notice period. */
function nextSaturdayAtTen(now: number): number {
  const first = Math.floor(now / DAY) + NOTICE_DAYS;
  // day 0 was a Thursday
  const saturday = (first + ((SATURDAY - ((first + 4) % 7) + 7) % 7)) * DAY;
  const [standard, summer] = [saturday, saturday - HOUR];
  return Number(hourIn.format(summer * 1000)) === 10 ? summer : standard;
}

function coffeeClass(now: number): MarketingEvent {
  const startsAt = nextSaturdayAtTen(now);
  return {
    startsAt,
    endsAt: startsAt + 1.5 * HOUR,
    timeZone: MELBOURNE,
    place: 'Preston',
    note: 'Bring nothing, wear something washable.',
  };
}

/** The mailing lists behind the demo shop's forms. */
export const generateMarketingLists = ({ now }: { now: number }): { 'marketing-lists': readonly MarketingList[] } => ({
  'marketing-lists': [
    { id: 'newsletter', name: 'One email a week' },
    { id: 'store-events', name: 'Events in our stores' },
    { id: 'coffee-class', name: 'Saturday coffee class', event: coffeeClass(now) },
  ],
});
