import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AtAddress } from '../../../testing/at-address.tsx';
import { PLACED } from '../../features/checkout/testing/placed-order.ts';
import { NowProvider } from '../../page/now.tsx';
import { OrderColumns } from './order-columns.tsx';
import type { OrderDesk, ShownOrder } from './order-desk.ts';

const { shipping } = PLACED;
const [FIRST] = PLACED.lines;
if (shipping.type !== 'DELIVERY' || !FIRST) throw new Error('the sample is a delivered product');

const unused = (): never => {
  throw new Error('nothing is pressed here');
};
const DESK: OrderDesk = {
  cancel: unused,
  askForReturn: unused,
  listDays: unused,
  changeDay: unused,
  resendGiftCard: unused,
};
const ON_A_DAY: ShownOrder = {
  ...PLACED,
  shipping: {
    ...shipping,
    ...{ methodCode: 'deliveryScheduled', label: 'Scheduled delivery', window: '07:00-09:00', day: '2037-11-17' },
  },
};

/** The words of an order in 2026, as they are read. */
const words = (order: ShownOrder): string =>
  renderToStaticMarkup(
    <AtAddress address="/orders/find">
      <NowProvider startMs={Date.parse('2026-11-15T12:00:00+11:00')}>
        <OrderColumns order={order} desk={DESK} onChange={unused} />
      </NowProvider>
    </AtAddress>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('an order', () => {
  it('is cancelled, and its day changed, until it is packed', () => {
    expect(words(ON_A_DAY)).toContain('Change day or time');
    expect(words(ON_A_DAY)).toContain('Cancel the order');
    const packed = words({ ...ON_A_DAY, status: 'PACKED' });
    expect(packed).toContain('It is packed');
    expect(packed).not.toMatch(/Cancel the order|Change day or time/);
  });

  it('has no day to change where none was chosen', () => {
    expect(words(PLACED)).toContain('Cancel the order');
    expect(words(PLACED)).not.toContain('Change day or time');
  });

  it('whose day has passed says so, with what happens next and a phone number', () => {
    const late = words({ ...ON_A_DAY, status: 'ON_THE_WAY', shipping: { ...ON_A_DAY.shipping, day: '2025-11-18' } });
    expect(late).toMatch(
      /Late, due Tue 18 Nov.*It should have arrived by Tuesday 18 November.*We will email you when there is news.*\d{4} ?\d{3}/,
    );
    expect(late).not.toMatch(/Arriv(es|ed) /);
  });

  it('sends no gift card again that was cancelled', () => {
    const giftcard = {
      ...{ amount: 100, message: '', senderName: 'Mia' },
      ...{ recipientEmail: 'priya@example.com', recipientName: 'Priya' },
    };
    const withCard: ShownOrder = { ...PLACED, lines: [{ ...FIRST, name: 'Digital gift card', giftcard }] };
    expect(words(withCard)).toContain('Resend gift card');
    expect(words({ ...withCard, status: 'CANCELLED' })).not.toContain('Resend gift card');
  });
});
