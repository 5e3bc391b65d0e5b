import { type MarketingEvent, type MarketingList, writeCalendarFile } from '@wattle/domain/forms';

type CalendarEntry = Pick<MarketingList, 'id' | 'name'> & { event: MarketingEvent };

/** Downloads the event as a calendar file. */
export function saveCalendarFile(list: CalendarEntry): void {
  const text = writeCalendarFile(list, location.host, Math.floor(Date.now() / 1000));
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${list.id}.ics`;
  link.click();
  // after the download has started
  setTimeout(() => URL.revokeObjectURL(address));
}
