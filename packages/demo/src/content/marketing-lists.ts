import type { MarketingEvent, MarketingList } from '@wattle/domain/forms';
import { addDays, dayInTimeZone, SATURDAY, weekdayFrom } from '../stores/calendar-day.ts';
import { SHOP_TIME_ZONE, shopMoment } from '../stores/shop-moment.ts';

/** Enough notice that the event is never today. */
const NOTICE_DAYS = 8;

function coffeeClass(now: number): MarketingEvent {
  const saturday = weekdayFrom(addDays(dayInTimeZone(now, SHOP_TIME_ZONE), NOTICE_DAYS), SATURDAY);
  const startsAt = shopMoment(saturday, '10:00') / 1000;
  return {
    startsAt,
    endsAt: startsAt + 5400,
    timeZone: SHOP_TIME_ZONE,
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
