import type { OrderView } from '@wattle/contract/desk';
import { lineCode, lineName, type OrderLine, refundedQty } from '@wattle/domain/order';
import * as words from '@wattle/messages/desk-order';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { money } from '../parts/money.ts';
import { Picture } from '../parts/picture.tsx';
import { orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView };

const CardAgain = ({ view: { order, key }, line }: LineProps): ReactNode => (
  <form method="post" action={`${orderHref(order.number)}/card`} className="again">
    <input type="hidden" name="key" value={`${key}-card-${line.id}`} />
    <input type="hidden" name="line" value={line.id} />
    <button className="b b--s" type="submit">
      {words.RESEND_CARD}
    </button>
    <small>{words.RESEND_CARD_HINT}</small>
  </form>
);

const offOf = (cents: number): string => (cents === 0 ? '' : `−${money(cents)}`);

type LineProps = Props & { readonly line: OrderLine };

function Line({ view, line }: LineProps): ReactNode {
  const { imageUrl, qty, unitCents, discountCents, totalCents, giftcard } = line;
  const back = refundedQty(view.order, line.id);
  const notes = [giftcard ? `${words.GIFT_CARD_TO} ${giftcard.recipientEmail}` : lineCode(line)];
  if (back > 0) notes.push(`${back} ${words.REFUNDED_UNITS}`);
  return (
    <tr>
      <th scope="row">
        <span className="gd">
          <Picture path={imageUrl} />
          <span>
            {qty > 1 && <span className="only-sm">{qty} × </span>}
            {lineName(line)}
            <small>{notes.join(', ')}</small>
            {view.cardLines.includes(line.id) && <CardAgain view={view} line={line} />}
          </span>
        </span>
      </th>
      <td className="r m hide-sm">{qty}</td>
      <td className="r m hide-sm">{money(unitCents)}</td>
      <td className="r m hide-sm">{offOf(discountCents)}</td>
      <td className="r m b6">{money(totalCents)}</td>
    </tr>
  );
}

function Plan({ plan, qty }: { readonly plan: NonNullable<OrderLine['plan']>; readonly qty: number }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <span className="gd">
          <span className="th th--ic">
            <Icon name="shield" />
          </span>
          <span>{plan.name}</span>
        </span>
      </th>
      <td className="r m hide-sm">{qty}</td>
      <td className="r m hide-sm">{money(Math.round(plan.totalCents / qty))}</td>
      <td className="r m hide-sm" />
      <td className="r m b6">{money(plan.totalCents)}</td>
    </tr>
  );
}

/** What was bought, and what was paid for it. */
export function OrderLines({ view }: Props): ReactNode {
  const { order } = view;
  const units = order.lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <section className="p" aria-labelledby="h-lines">
      <div className="ph">
        <h2 id="h-lines">
          {units} {units === 1 ? words.ITEM : words.ITEMS}
        </h2>
      </div>
      <table className="t t--2 lines">
        <thead>
          <tr>
            <th scope="col">{words.PRODUCT}</th>
            {[words.QTY, words.EACH, words.OFFER, words.PAID].map((name) => (
              <th scope="col" className="r" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.lines.flatMap((line) => [
            <Line key={line.id} view={view} line={line} />,
            ...(line.plan ? [<Plan key={`${line.id}-plan`} plan={line.plan} qty={line.qty} />] : []),
          ])}
        </tbody>
      </table>
    </section>
  );
}
