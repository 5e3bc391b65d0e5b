import { type MarketingEvent, type MarketingList, writeCalendarFile } from '@wattle/domain';

type CalendarEntry = Pick<MarketingList, 'id' | 'name'> & { event: MarketingEvent };

/** Hands the event to the browser as a file that calendars open. */
export function saveCalendarFile(list: CalendarEntry): void {
  const text = writeCalendarFile(list, location.host, Math.floor(Date.now() / 1000));
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${list.id}.ics`;
  link.click();
  // the browser has taken it by then
  setTimeout(() => URL.revokeObjectURL(address));
}
