import type { DayPanel } from '@wattle/contract/desk';
import { longDayWords } from '@wattle/messages/day-names';
import { ANY_TIME } from '@wattle/messages/desk-orders';
import { windowWords } from '@wattle/messages/time-window';
import type { ReactNode } from 'react';

type Props = { readonly days: DayPanel['days']; readonly label: string; readonly value?: string };

/** Days to choose from, with the windows of each. */
export const DayField = ({ days, label, value }: Props): ReactNode => (
  <div className="field">
    <label htmlFor="slot">{label}</label>
    <select className="in" id="slot" name="slot" defaultValue={value}>
      {days.map(({ date, windows }) => (
        <optgroup key={date} label={longDayWords(date)}>
          <option value={date}>
            {longDayWords(date)}, {ANY_TIME}
          </option>
          {windows.map((window) => (
            <option key={window} value={`${date} ${window}`}>
              {longDayWords(date)}, {windowWords(window)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </div>
);
