import { toCents } from '@wattle/domain/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CartSum, PromotionRow } from '../../shopper/cart/cart-sum.ts';
import { DeliveryRow, SumRows } from './sum-rows.tsx';

const row = (title: string, isOffDelivery: boolean): PromotionRow => ({
  ...{ id: title, title, words: '', savedCents: toCents(6900), isOffDelivery, codes: [] },
});

const SUM = {
  figures: { subtotalCents: toCents(200_000), promoItemsCents: toCents(0) },
  rows: [row('Free delivery', true), row('Summer bundle', false)],
  donations: [],
} as unknown as CartSum;

it('takes an offer off delivery below the price of it, and other offers off the goods above', () => {
  const delivery = <DeliveryRow label="Delivery to Brunswick" detail="" amount="$69.00" />;
  const html = renderToStaticMarkup(
    <SumRows sum={SUM} delivery={delivery}>
      <div>
        <dt>Gift card</dt>
      </div>
    </SumRows>,
  );
  const order = ['Items and plans', 'Summer bundle', 'Delivery to Brunswick', 'Free delivery', 'Gift card'];
  const places = order.map((words) => html.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
