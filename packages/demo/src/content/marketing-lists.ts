import type { MarketingEvent, MarketingList } from '@wattle/domain';

const HOUR = 3600;
const DAY = 24 * HOUR;
const SATURDAY = 6;
/** Long enough that nobody reads of it on the day itself. */
const NOTICE_DAYS = 8;
const MELBOURNE = 'Australia/Melbourne';

const hourIn = new Intl.DateTimeFormat('en-AU', { timeZone: MELBOURNE, hour: 'numeric', hourCycle: 'h23' });

/** Ten in the morning in Melbourne, on the first Saturday that is far enough ahead. */
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

/** What the demo shop's forms sign people up for. */
export function generateMarketingLists({ now }: { now: number }): { 'marketing-lists': readonly MarketingList[] } {
  return {
    'marketing-lists': [
      { id: 'newsletter', name: 'One email a week' },
      { id: 'store-events', name: 'Events in our stores' },
      { id: 'coffee-class', name: 'Saturday coffee class', event: coffeeClass(now) },
    ],
  };
}
