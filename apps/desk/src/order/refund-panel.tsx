import type { DeskRefusal, OrderView, RefundPanel as RefundData } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-order';
import { refusalWords } from '@wattle/messages/desk-refusal-words';
import type { ReactNode } from 'react';
import { money } from '../parts/money.ts';
import { Picture } from '../parts/picture.tsx';
import { GiftFields } from './gift-fields.tsx';
import { OrderFields, orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView; readonly panel: RefundData };
type PanelProps = Pick<Props, 'panel'>;

function Lines({ panel: { lines } }: PanelProps): ReactNode {
  return (
    <section aria-labelledby="r-lines">
      <h3 id="r-lines">
        {words.WHAT_COMES_BACK} <small>{words.AFTER_OFFERS}</small>
      </h3>
      {lines.map(({ id, name, imageUrl, left, qty, leftCents, chosenCents }) => (
        <div className="ln" key={id}>
          <input
            className="box"
            type="checkbox"
            name={`take.${id}`}
            defaultChecked={qty > 0}
            disabled={left === 0}
            aria-label={name}
          />
          <Picture path={imageUrl} />
          <span>
            {name}
            <small>{left === 0 ? words.ALL_BACK : money(leftCents)}</small>
          </span>
          {left > 1 ? (
            <label className="step">
              <span className="sr">
                {words.HOW_MANY} {name}
              </span>
              <input
                type="number"
                name={`qty.${id}`}
                min="1"
                max={left}
                defaultValue={qty || left}
                inputMode="numeric"
              />
              <span>
                {words.OF} {left}
              </span>
            </label>
          ) : (
            <span />
          )}
          <b className={qty > 0 ? undefined : 'q'} data-live={`line.${id}`}>
            {qty > 0 ? money(chosenCents) : '–'}
          </b>
        </div>
      ))}
    </section>
  );
}

type AmountProps = {
  readonly name: 'delivery' | 'goodwill';
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly refusals: readonly DeskRefusal[];
};

function Amount({ name, label, hint, value, refusals }: AmountProps): ReactNode {
  const refused = refusals.find(({ field }) => field === name);
  return (
    <div className="bk">
      <label htmlFor={name}>
        {label} <small>{hint}</small>
      </label>
      <span className="u">
        <em>$</em>
        <input
          className="in in--m"
          id={name}
          name={name}
          inputMode="decimal"
          defaultValue={value}
          placeholder="0.00"
          aria-invalid={refused !== undefined}
          aria-describedby={`${name}-why`}
        />
      </span>
      <p className="why" id={`${name}-why`} data-live={`${name}-why`}>
        {refused && refusalWords(refused)}
      </p>
    </div>
  );
}

function OnTop({ panel }: PanelProps): ReactNode {
  const { delivery, deliveryLeftCents, goodwill, goodwillLimitCents, reason, refusals } = panel;
  const limit = goodwillLimitCents === null ? '' : `${words.UP_TO} ${money(goodwillLimitCents)} ${words.IN_YOUR_ROLE}`;
  const noReason = refusals.find(({ field }) => field === 'reason');
  return (
    <section aria-labelledby="r-top">
      <h3 id="r-top">{words.ON_TOP}</h3>
      {deliveryLeftCents > 0 && (
        <Amount
          name="delivery"
          label={words.DELIVERY}
          hint={`${money(deliveryLeftCents)} ${words.OF_DELIVERY}`}
          value={delivery}
          refusals={refusals}
        />
      )}
      <Amount name="goodwill" label={words.GOODWILL} hint={limit} value={goodwill} refusals={refusals} />
      <div className="field">
        <label htmlFor="reason">{words.REASON_TOLD}</label>
        <select className="in" id="reason" name="reason" defaultValue={reason} aria-invalid={noReason !== undefined}>
          <option value="">–</option>
          {Object.entries(words.REASONS).map(([cause, text]) => (
            <option key={cause} value={cause}>
              {text}
            </option>
          ))}
        </select>
        <p className="why" data-live="reason-why">
          {noReason && refusalWords(noReason)}
        </p>
      </div>
    </section>
  );
}

function Back({ panel: { order, plan, restock, stock } }: PanelProps): ReactNode {
  return (
    <>
      <section aria-labelledby="r-back">
        <h3 id="r-back">{words.WHERE_BACK}</h3>
        <fieldset className="seg seg--3">
          <legend className="sr">{words.WHERE_BACK}</legend>
          {Object.entries(words.BACK_ORDERS).map(([id, label]) => (
            <label key={id}>
              <input type="radio" name="order" value={id} defaultChecked={id === order} />
              {label}
            </label>
          ))}
        </fieldset>
        <dl className="dl" data-live="parts">
          {plan?.parts.map(({ label, amountCents, way }) => (
            <div key={label}>
              <dt>
                {label} <span className="q s12">{words.WAYS[way]}</span>
              </dt>
              <dd>{money(amountCents)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="r-stock">
        <h3 id="r-stock">{words.STOCK}</h3>
        <fieldset className="opt">
          <legend className="sr">{words.STOCK}</legend>
          <label>
            <input className="rd" type="radio" name="restock" value="yes" defaultChecked={restock} />
            <span>
              {words.RESTOCK}
              <small>{words.RESTOCK_HINT}</small>
              <span data-live="stock">
                {stock.map((one) => (
                  <small key={`${one.sku} ${one.place}`}>{words.stockThenWords(one)}</small>
                ))}
              </span>
            </span>
          </label>
          <label>
            <input className="rd" type="radio" name="restock" value="no" defaultChecked={!restock} />
            <span>
              {words.NO_RESTOCK}
              <small>{words.NO_RESTOCK_HINT}</small>
            </span>
          </label>
        </fieldset>
      </section>
    </>
  );
}

type Planned = NonNullable<RefundData['plan']>;

/** What the total is made of, as the plan has it. */
function Sums({ plan, lines }: { readonly plan: Planned } & Pick<RefundData, 'lines'>): ReactNode {
  const { deliveryCents, goodwillCents, alreadyCents, gifts = [] } = plan;
  const takenOff = gifts.reduce((sum, { takenOffCents }) => sum + takenOffCents, 0);
  const isWithIt = (line: string): boolean => gifts.some(({ lineId, fate }) => lineId === line && fate !== 'KEPT');
  const parts = [
    ...plan.lines.map(({ lineId, qty, amountCents }) => {
      const name = lines.find(({ id }) => id === lineId)?.name ?? lineId;
      const what = isWithIt(lineId) ? `${name}, ${qty}. ${words.GIFT_BACK}` : `${name}, ${qty}`;
      return [lineId, what, amountCents] as const;
    }),
    ...(deliveryCents > 0 ? [['delivery', words.DELIVERY, deliveryCents] as const] : []),
    ...(goodwillCents > 0 ? [['goodwill', words.GOODWILL, goodwillCents] as const] : []),
    ...(takenOff > 0 ? [['gift', words.GIFT_KEPT, -takenOff] as const] : []),
    ...(alreadyCents > 0 ? [['already', words.ALREADY_BACK, -alreadyCents] as const] : []),
  ];
  return (
    <dl className="dl">
      {parts.map(([key, label, cents]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Foot({ view, panel: { plan, leftAfterCents } }: Props): ReactNode {
  const { number } = view.order;
  if (!plan)
    return (
      <section className="foot" aria-label={words.SUM} aria-live="polite" data-live="foot">
        <p className="hint">{words.CHOOSE_FIRST}</p>
        <WorkOut number={number} />
      </section>
    );
  return (
    <section className="foot" aria-label={words.REFUND_NOW} aria-live="polite" data-live="foot">
      <div className="tot">
        <span>
          <b className="b6">{words.TO_REFUND}</b>
          <br />
          <span className="q s12">
            {words.GST_OF} {money(plan.gstCents)} {words.IN_IT}. {words.LEFT_ON_ORDER}: {money(leftAfterCents)}
          </span>
        </span>
        <strong className="num">{money(plan.amountCents)}</strong>
      </div>
      <input type="hidden" name="expected" value={plan.amountCents} />
      <button className="b b--gold b--lg b--wide" type="submit">
        {words.REFUND} {money(plan.amountCents)}
      </button>
      <WorkOut number={number} />
      <p className="hint mid">{words.SENT_ONCE}</p>
    </section>
  );
}

/** For browsers without scripts: with one, amounts follow what is typed. */
const WorkOut = ({ number }: { readonly number: string }): ReactNode => (
  <button
    className="b b--wide no-js"
    type="submit"
    formMethod="get"
    formAction={orderHref(number)}
    name="panel"
    value="refund"
  >
    {words.WORK_OUT}
  </button>
);

/** What goes back, by which payments and to the cent, before it does. */
export const RefundPanel = ({ view, panel }: Props): ReactNode => (
  <form method="post" action={`${orderHref(view.order.number)}/refund`} data-preview="refund">
    <OrderFields view={view} name="refund" />
    <Lines panel={panel} />
    <GiftFields gifts={panel.gifts} refusals={panel.refusals} />
    <OnTop panel={panel} />
    <Back panel={panel} />
    <section className="sums" aria-label={words.MADE_OF} data-live="sums">
      {panel.plan && <Sums plan={panel.plan} lines={panel.lines} />}
    </section>
    <Foot view={view} panel={panel} />
  </form>
);
