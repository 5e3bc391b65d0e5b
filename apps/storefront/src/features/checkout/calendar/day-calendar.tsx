import type { DayStatus } from '@wattle/domain/delivery';
import * as checkoutWords from '@wattle/messages/checkout';
import * as shippingWords from '@wattle/messages/checkout-shipping';
import { longDayWords } from '@wattle/messages/day-names';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { calendarWeeks, dayByKey } from './calendar-weeks.ts';
import styles from './day-calendar.module.css';

export type CalendarDay = {
  readonly date: string;
  readonly status: DayStatus;
  /** The price, or the time from which it is available. */
  readonly words: string;
  /** Cheaper than other days. */
  readonly isLow?: boolean;
};

type Props = {
  days: readonly CalendarDay[];
  chosen: string | null;
  onChoose: (date: string) => void;
  error?: string | undefined;
};

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const CLOSED_WORDS: Readonly<Record<Exclude<DayStatus, 'AVAILABLE'>, string>> = {
  NOT_YET: checkoutWords.notYet,
  FULL: checkoutWords.dayFull,
  CLOSED: checkoutWords.dayClosed,
};

/** A calendar with one tab stop and arrow keys; unavailable days say why. */
export function DayCalendar({ days, chosen, onChoose, error }: Props) {
  const errorId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const reachable = [reached, chosen, days.find(({ status }) => status === 'AVAILABLE')?.date, days[0]?.date].find(
    (date) => date && days.some((day) => day.date === date),
  );
  const move = (event: KeyboardEvent, date: string) => {
    const next = dayByKey(days, date, event.key);
    if (next === null) return;
    event.preventDefault();
    setReached(next);
    table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  return (
    <>
      <table ref={table} className={styles.calendar} {...(error && { 'aria-describedby': errorId })}>
        <caption className="sr-only">{captionOf(days)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(days).map((week) => (
            <Week
              key={week.find((day) => day !== null)?.date}
              week={week}
              chosen={chosen}
              reachable={reachable}
              onChoose={onChoose}
              onKeyDown={move}
            />
          ))}
        </tbody>
      </table>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="alert" /> {error}
        </p>
      )}
    </>
  );
}

type WeekProps = Pick<Props, 'chosen' | 'onChoose'> & {
  week: readonly (CalendarDay | null)[];
  reachable: string | null | undefined;
  onKeyDown: (event: KeyboardEvent, date: string) => void;
};

function Week({ week, chosen, reachable, onChoose, onKeyDown }: WeekProps) {
  return (
    <tr>
      {week.map((day, index) => (
        <td key={WEEKDAYS[index]}>
          {day && (
            <Day
              day={day}
              isChosen={day.date === chosen}
              isReachable={day.date === reachable}
              onChoose={() => onChoose(day.date)}
              onKeyDown={(event) => onKeyDown(event, day.date)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

const captionOf = (days: readonly CalendarDay[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? shippingWords.daysFromTo(first.date, last.date) : checkoutWords.days;
};

type DayProps = {
  day: CalendarDay;
  isChosen: boolean;
  isReachable: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Unavailable days stay focusable, so that screen reader users hear the reason. */
function Day({ day, isChosen, isReachable, onChoose, onKeyDown }: DayProps) {
  const { date, status, words, isLow } = day;
  const isOpen = status === 'AVAILABLE';
  const [weekday, number, month] = longDayWords(date).split(' ');
  return (
    <button
      type="button"
      className={classNames(styles.day, isOpen ? isLow && styles.low : styles.shut)}
      data-date={date}
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={isChosen}
      {...(isOpen ? { onClick: onChoose } : { 'aria-disabled': true })}
      onKeyDown={onKeyDown}
    >
      <b>
        <VisuallyHidden>{weekday} </VisuallyHidden>
        {number}
        <VisuallyHidden> {month}, </VisuallyHidden>
      </b>
      <small>{isOpen ? words : CLOSED_WORDS[status]}</small>
    </button>
  );
}
