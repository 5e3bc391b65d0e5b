import type { OrdersToday, SpeedView } from '@wattle/contract/desk';
import { groupDigits } from '@wattle/domain/numbers';
import { fillMessage } from '@wattle/messages';
import * as words from '@wattle/messages/desk-today';
import type { ReactNode } from 'react';

const ms = (value: number): string => (value < 1000 ? `${value} ms` : `${value / 1000} s`);

const Speed = ({ label, speed }: { readonly label: string; readonly speed: SpeedView }): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd>
      {speed.halfMs === null ? words.NONE_YET : ms(speed.halfMs)}
      {speed.mostMs !== null && <small>{fillMessage(words.MOST, { ms: ms(speed.mostMs) })}</small>}
    </dd>
  </div>
);

/** Speed and errors, from the shop's own metrics. */
export const Pulse = ({ view: { pages, calls, failed } }: { readonly view: OrdersToday }): ReactNode => (
  <section className="p" aria-label={words.PULSE}>
    <dl className="pulse">
      <Speed label={words.PAGES} speed={pages} />
      <Speed label={words.CALLS} speed={calls} />
      <div>
        <dt>{words.FAILED}</dt>
        <dd>
          {failed.count}
          <small>{fillMessage(words.OF, { count: groupDigits(failed.of) })}</small>
        </dd>
      </div>
    </dl>
  </section>
);
