import type { DayPanel as DayData, OrderView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-order';
import { longDayWords } from '@wattle/messages/order-dates';
import { windowWords } from '@wattle/messages/time-window';
import type { ReactNode } from 'react';
import { OrderFields, orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView; readonly panel: DayData };

export function DayPanel({ view, panel: { days } }: Props): ReactNode {
  const { shipping } = view.order;
  const own = `${shipping.day}${shipping.window ? ` ${shipping.window}` : ''}`;
  return (
    <form method="post" action={`${orderHref(view.order.number)}/day`}>
      <OrderFields view={view} name="day" />
      <section>
        <p className="s13">{days.length > 0 ? words.DAY_TEXT : words.NO_DAYS}</p>
        {days.length > 0 && (
          <div className="field">
            <label htmlFor="slot">{words.DAY_LABEL}</label>
            <select className="in" id="slot" name="slot" defaultValue={own}>
              {days.map(({ date, windows }) => (
                <optgroup key={date} label={longDayWords(date)}>
                  <option value={date}>
                    {longDayWords(date)}, {words.ANY_TIME}
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
        )}
      </section>
      {days.length > 0 && (
        <section className="foot">
          <button className="b b--gold b--lg b--wide" type="submit">
            {words.DAY_NOW}
          </button>
        </section>
      )}
    </form>
  );
}
