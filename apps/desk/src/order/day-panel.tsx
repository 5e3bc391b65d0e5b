import type { DayPanel as DayData, OrderView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-order';
import type { ReactNode } from 'react';
import { DayField } from './day-field.tsx';
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
        {days.length > 0 && <DayField days={days} label={words.DAY_LABEL} value={own} />}
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
