import type { GoodView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-goods';
import { stepsWords } from '@wattle/messages/desk-goods-lines';
import { formatShopDay } from '@wattle/messages/shop-day';
import type { ReactNode } from 'react';
import { dollars } from '../parts/money.ts';

type Props = { readonly view: GoodView };

const WIDTH = 724;
const TOP = 22;
const BOTTOM = 62;

/** What is charged over the next weeks, as a line with steps. */
function Steps({ view: { steps, stepsTo } }: Props): ReactNode {
  const [first] = steps;
  if (!first || steps.length < 2) return null;
  const prices = steps.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const xOf = (at: number): number => Math.round(((at - first.from) / (stepsTo - first.from)) * WIDTH);
  const yOf = (price: number): number => Math.round(BOTTOM - ((price - low) / (high - low || 1)) * (BOTTOM - TOP));
  const path = steps
    .map(({ from, price }, at) => `${at === 0 ? 'M' : 'H'}${xOf(from)}${at === 0 ? ' ' : 'V'}${yOf(price)}`)
    .join('');
  return (
    <svg className="steps" viewBox={`0 0 ${WIDTH} 92`} role="img" aria-label={stepsWords(prices.map(dollars))}>
      <path className="ground" d={`M0 74H${WIDTH}`} />
      <path className="line" d={`${path}H${WIDTH}`} />
      {steps.map(({ from, price }, at) => (
        <g key={from} transform={`translate(${Math.min(xOf(from), WIDTH - 60)} 0)`}>
          <text y={yOf(price) - 6} className="sum">
            {dollars(price)}
          </text>
          {at > 0 && <text y="90">{formatShopDay(from)}</text>}
        </g>
      ))}
    </svg>
  );
}

type AmountProps = { readonly name: string; readonly label: string; readonly value: string };

const Amount = ({ name, label, value }: AmountProps): ReactNode => (
  <div className="field">
    <label htmlFor={`g-${name}`}>{label}</label>
    <span className="u">
      <em>$</em>
      <input
        className="in in--m"
        id={`g-${name}`}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        data-watch={label}
      />
    </span>
  </div>
);

const Time = ({ name, label, value }: AmountProps): ReactNode => (
  <div className="field">
    <label htmlFor={`g-${name}`}>{label}</label>
    <input className="in" type="datetime-local" id={`g-${name}`} name={name} defaultValue={value} data-watch={label} />
  </div>
);

export function PricePanel({ view }: Props): ReactNode {
  const { fields } = view;
  return (
    <section className="p" aria-labelledby="h-price">
      <div className="ph">
        <h2 id="h-price">{words.PRICE}</h2>
        <small>{words.PRICE_NOTE}</small>
      </div>
      <div className="pb fields">
        <div className="f4">
          <Amount name="price" label={words.NOW} value={fields.price} />
          <Amount name="was" label={words.WAS} value={fields.was} />
          <p className="hint span2">{words.WAS_HINT}</p>
        </div>
        <div className="f4 f4--3">
          <Amount name="plannedPrice" label={words.FROM_A_DATE} value={fields.plannedPrice} />
          <Time name="plannedFrom" label={words.STARTS} value={fields.plannedFrom} />
          <Time name="plannedTo" label={words.ENDS} value={fields.plannedTo} />
        </div>
        <p className="hint">{words.ENDS_HINT}</p>
        <Steps view={view} />
      </div>
    </section>
  );
}
