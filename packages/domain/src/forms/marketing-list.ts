/** When and where the event of a list is. */
export type MarketingEvent = {
  /** Seconds since epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Where the clock is that its guests go by, such as Australia/Melbourne. */
  readonly timeZone: string;
  readonly place: string;
  /** What a guest needs to know, or empty. */
  readonly note: string;
};

/** Whom a form signs people up for: a newsletter, or one event. */
export type MarketingList = {
  /** As the marketing service knows it. */
  readonly id: string;
  readonly name: string;
  readonly event?: MarketingEvent;
};

/** A form may name no list, which is the shop's own, or one that the shop has: nobody makes lists from outside [D-2-71]. */
export function isKnownList(listId: string, lists: readonly Pick<MarketingList, 'id'>[]): boolean {
  return listId === '' || lists.some(({ id }) => id === listId);
}

/** 'Saturday 28 November, 10 am', by the clock of the place. */
export function eventMoment({ startsAt, timeZone }: Pick<MarketingEvent, 'startsAt' | 'timeZone'>): string {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  // put together here: browsers differ in their commas
  const parts = new Map(format.formatToParts(startsAt * 1000).map(({ type, value }) => [type, value]));
  const minutes = parts.get('minute') === '00' ? '' : `:${parts.get('minute')}`;
  const time = `${parts.get('hour')}${minutes} ${parts.get('dayPeriod')?.toLowerCase()}`;
  return `${parts.get('weekday')} ${parts.get('day')} ${parts.get('month')}, ${time}`;
}
