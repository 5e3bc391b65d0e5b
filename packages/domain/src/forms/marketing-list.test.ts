import { describe, expect, it } from 'vitest';
import { writeCalendarFile } from './calendar-file.ts';
import { eventMoment, isKnownList, type MarketingEvent } from './marketing-list.ts';
import { countBytes } from './text-size.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const CLASS: MarketingEvent = {
  startsAt: seconds('2026-11-28T10:00:00+11:00'),
  endsAt: seconds('2026-11-28T11:30:00+11:00'),
  timeZone: 'Australia/Melbourne',
  place: 'Preston',
  note: 'Bring nothing, wear something washable.',
};

describe('isKnownList', () => {
  const lists = [{ id: 'newsletter' }, { id: 'coffee-class' }];
  it.each([
    ['', true],
    ['newsletter', true],
    ['coffee-class', true],
    ['Newsletter', false],
    ['somebody-elses', false],
    ['constructor', false],
  ])('%j: %s', (listId, isKnown) => {
    expect(isKnownList(listId, lists)).toBe(isKnown);
  });
});

describe('eventMoment', () => {
  it.each([
    ['2026-11-28T10:00:00+11:00', 'Australia/Melbourne', 'Saturday 28 November, 10 am'],
    ['2026-11-28T18:30:00+10:00', 'Australia/Brisbane', 'Saturday 28 November, 6:30 pm'],
    ['2026-11-28T00:00:00+08:00', 'Australia/Perth', 'Saturday 28 November, 12 am'],
  ])('%s in %s is %s', (iso, timeZone, words) => {
    expect(eventMoment({ startsAt: seconds(iso), timeZone })).toBe(words);
  });
});

describe('writeCalendarFile', () => {
  const write = (event: Partial<MarketingEvent> = {}, name = 'Saturday coffee class') =>
    writeCalendarFile({ id: 'coffee-class', name, event: { ...CLASS, ...event } }, 'wattle.example', CLASS.startsAt);

  it('is an entry in universal time, each line ended as calendars expect', () => {
    expect(write().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//wattle.example//Events//EN',
      'BEGIN:VEVENT',
      'UID:coffee-class@wattle.example',
      'DTSTAMP:20261127T230000Z',
      'DTSTART:20261127T230000Z',
      'DTEND:20261128T003000Z',
      'SUMMARY:Saturday coffee class',
      'LOCATION:Preston',
      'DESCRIPTION:Bring nothing\\, wear something washable.',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['fits', 66, [75]],
    ['is one longer', 67, [75, 2]],
    ['fits on two', 66 + 74, [75, 75]],
    ['is one longer than two', 66 + 75, [75, 75, 2]],
  ])('folds a line at 75 bytes: what %s', (_, length, expected) => {
    const lines = write({ place: 'x'.repeat(length), note: '' }).split('\r\n');
    const start = lines.findIndex((line) => line.startsWith('LOCATION:'));
    expect(lines.slice(start, start + expected.length).map((line) => line.length)).toEqual(expected);
    expect(lines[start + expected.length]).toBe('END:VEVENT');
  });

  it('has no line that words of an editor begin', () => {
    const file = write({ place: 'Preston\r\nATTENDEE:x', note: '' }, 'a;b\\c\nEND:VEVENT');
    expect(file).toContain('SUMMARY:a\\;b\\\\c\\nEND:VEVENT\r\n');
    expect(file).toContain('LOCATION:Preston\\nATTENDEE:x\r\n');
    expect(file).not.toContain('DESCRIPTION');
  });

  it('folds long lines by bytes, and no character in two', () => {
    const note = 'é😀'.repeat(60);
    const file = write({ note });
    for (const line of file.split('\r\n')) expect(countBytes(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${note}`);
  });
});
