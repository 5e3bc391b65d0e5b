import type { MarketingEvent, MarketingList } from './marketing-list.ts';
import { countBytes } from './text-size.ts';

const LINE_BYTES = 75;

type CalendarEntry = Pick<MarketingList, 'id' | 'name'> & { readonly event: MarketingEvent };

/** An iCalendar file (RFC 5545). The UID comes from the list, so that importing it again updates the same entry. */
export function writeCalendarFile({ id, name, event }: CalendarEntry, host: string, nowSeconds: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//EN`,
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@${host}`,
    `DTSTAMP:${stamp(nowSeconds)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escapeText(name)}`,
    `LOCATION:${escapeText(event.place)}`,
    ...(event.note === '' ? [] : [`DESCRIPTION:${escapeText(event.note)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** UTC, which calendars convert to local time. */
const stamp = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');

/** Folds lines at the byte limit; a continuation line starts with a space. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = countBytes(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
