import type { OrderView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-order';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { DayPanel } from './day-panel.tsx';
import { Refused } from './order-alerts.tsx';
import { orderHref } from './order-forms.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { ReturnPanel } from './return-panel.tsx';

const TITLES = {
  refund: words.REFUND,
  cancel: words.CANCEL_TITLE,
  day: words.DAY_TITLE,
  return: words.RETURN_TITLE,
} as const;

function bodyOf(view: OrderView): ReactNode {
  const { panel } = view;
  switch (panel?.kind) {
    case 'refund':
      return <RefundPanel view={view} panel={panel} />;
    case 'cancel':
      return <CancelPanel view={view} panel={panel} />;
    case 'day':
      return <DayPanel view={view} panel={panel} />;
    case 'return':
      return <ReturnPanel view={view} panel={panel} />;
    case undefined:
      return null;
  }
}

/** What is open beside the order; on phones a sheet over it. */
export function Panel({ view }: { readonly view: OrderView }): ReactNode {
  const { panel, order } = view;
  if (!panel) return null;
  return (
    <aside className="side" id="panel" aria-labelledby="h-panel" data-panel="">
      <div className="sh">
        <h2 id="h-panel">{TITLES[panel.kind]}</h2>
        <span className="q s13">{order.number}</span>
        <a className="b b--quiet b--s b--ic push" href={orderHref(order.number)} aria-label={words.CLOSE} data-close="">
          <Icon name="close" />
        </a>
      </div>
      {view.refusals.length > 0 && (
        <section aria-label={words.REFUSED}>
          <Refused refusals={view.refusals} />
        </section>
      )}
      {bodyOf(view)}
    </aside>
  );
}
