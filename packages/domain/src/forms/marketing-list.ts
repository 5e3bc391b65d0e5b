/** Time and place of a list's event. */
export type MarketingEvent = {
  /** Seconds since epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** The event's local time zone, such as Australia/Melbourne. */
  readonly timeZone: string;
  readonly place: string;
  /** A note for guests, possibly empty. */
  readonly note: string;
};

/** What a form signs people up for: a newsletter or an event. */
export type MarketingList = {
  /** The id at the marketing service. */
  readonly id: string;
  readonly name: string;
  readonly event?: MarketingEvent;
};

/** An empty id is the shop's default list; any other must exist, so that outsiders cannot create lists [D-2-71]. */
export function isKnownList(listId: string, lists: readonly Pick<MarketingList, 'id'>[]): boolean {
  return listId === '' || lists.some(({ id }) => id === listId);
}

/** 'Saturday 28 November, 10 am', in the event's local time. */
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
  // assembled from parts because browsers differ in punctuation
  const parts = new Map(format.formatToParts(startsAt * 1000).map(({ type, value }) => [type, value]));
  const minutes = parts.get('minute') === '00' ? '' : `:${parts.get('minute')}`;
  const time = `${parts.get('hour')}${minutes} ${parts.get('dayPeriod')?.toLowerCase()}`;
  return `${parts.get('weekday')} ${parts.get('day')} ${parts.get('month')}, ${time}`;
}
