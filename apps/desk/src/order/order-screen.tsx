import type { OrderView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-order';
import { MOVE_BUTTONS, ORDERS, STATES } from '@wattle/messages/desk-orders';
import { placedAtWords } from '@wattle/messages/order-dates';
import type { ReactNode } from 'react';
import { StateMark } from '../orders/state-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { Conflict, Problems, Refused } from './order-alerts.tsx';
import { Customer, Timeline } from './order-facts.tsx';
import { OrderFields, orderHref } from './order-forms.tsx';
import { OrderLines } from './order-lines.tsx';
import { Payments } from './order-money.tsx';
import { Mails, Notes } from './order-words.tsx';
import { Panel } from './panel.tsx';

export const orderTitle = ({ order }: OrderView): string => order.number;

type Props = { readonly view: OrderView };

function PanelLink({ view, name, label }: Props & { readonly name: string; readonly label: string }): ReactNode {
  const isOpen = view.panel?.kind === name;
  return (
    <a
      className="b"
      href={`${orderHref(view.order.number)}?panel=${name}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'panel' : undefined}
    >
      {label}
    </a>
  );
}

function Head({ view }: Props): ReactNode {
  const { order, problem, moves } = view;
  const { number, status, placedAt } = order;
  const [next, ...others] = moves;
  const hasReturn = order.returns?.some(({ state }) => state === 'ASKED') ?? false;
  return (
    <div className="head">
      <div>
        <nav className="crumb" aria-label={ORDERS}>
          <a href="/desk/orders">{ORDERS}</a> <Icon name="right" /> <span>{STATES[status]}</span>
        </nav>
        <h1>{number}</h1>
        <p className="facts-line">
          <StateMark status={status} problem={problem} />
          <span>
            {words.PLACED} {placedAtWords(placedAt)}
          </span>
        </p>
      </div>
      <div className="acts">
        <a className="b" href={`${orderHref(number)}/packing-slip`}>
          <Icon name="print" /> {words.SLIP}
        </a>
        <a className="b" href={`${orderHref(number)}/tax-invoice.pdf`}>
          <Icon name="doc" /> {words.INVOICE}
        </a>
        {hasReturn && <PanelLink view={view} name="return" label={words.RETURN} />}
        {view.canRefund && <PanelLink view={view} name="refund" label={words.REFUND} />}
        {view.canCancel && <PanelLink view={view} name="cancel" label={words.CANCEL} />}
        {moves.length > 0 && (
          <form className="acts" method="post" action={`${orderHref(number)}/move`}>
            <OrderFields view={view} name="move" />
            {others.map((to) => (
              <button className="b" type="submit" name="to" value={to} key={to}>
                {MOVE_BUTTONS[to]}
              </button>
            ))}
            {/* one gold a screen: with a panel open its button is the one */}
            <button className={view.panel ? 'b b--tonal' : 'b b--gold'} type="submit" name="to" value={next}>
              {next && MOVE_BUTTONS[next]}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}

/** One order: everything about it, and everything that can be done to it. */
export function OrderScreen({ view, frame }: ScreenProps<'order'>): ReactNode {
  const now = frame?.now ?? 0;
  return (
    <div className={view.panel ? 'with-side' : undefined}>
      <main id="main" className="page" data-screen="order">
        <Head view={view} />
        <Conflict view={view} />
        {!view.panel && <Refused refusals={view.refusals} />}
        <Problems view={view} />
        <OrderLines view={view} />
        <div className="o-two">
          <Timeline view={view} now={now} />
          <Customer view={view} now={now} />
        </div>
        <div className="o-two">
          <Payments view={view} />
          <Mails view={view} now={now} />
        </div>
        <Notes view={view} now={now} />
      </main>
      <Panel view={view} />
    </div>
  );
}
