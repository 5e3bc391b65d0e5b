import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Order, OrderLine } from '@wattle/domain/order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SlipScreen } from './slip-screen.tsx';

const line = (id: string, part: Partial<OrderLine>): OrderLine => ({
  ...{ id, productId: 'p', variantId: 'v', sku: 'STS-470N', name: 'Serif toaster', path: '', imageUrl: null, qty: 1 },
  ...{ unitCents: 100, discountCents: 0, totalCents: 100, plan: null, giftcard: null, promotionId: null, ...part },
});
const address: EnteredAddress = {
  ...{ company: 'Acme', contactName: 'Jo Park', street1: '1 High St', street2: '', suburb: 'Preston' },
  ...{ state: 'VIC', postcode: '3072', country: 'AU' },
};
const order: Order = {
  ...{ number: 'W-1', placedAt: 0, status: 'PLACED', history: [], billing: null, promotions: [], promoCodes: [] },
  contact: { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false },
  shipping: {
    ...{ type: 'DELIVERY', methodCode: 'delivery', label: 'Delivery', day: null, rangeEnd: null, address },
    note: 'Side gate',
    services: [{ code: 'INSTALLATION', productId: 'p', name: 'Oven', amountCents: 0 }],
  },
  lines: [
    line('1', { variant: { id: 'v1', code: 'STS-470N-N1', name: 'Sand' } }),
    line('2', { variant: { id: 'v2', code: 'STS-470N-E2', name: 'Eucalypt' } }),
    line('3', { name: 'Kettle', sku: 'K-1' }),
  ],
  totals: { itemsCents: 300, discountCents: 0, shippingCents: 0, totalCents: 300, gstCents: 0 },
  payments: [],
};

const html = renderToStaticMarkup(<SlipScreen view={{ orders: [order], shopName: 'Wattle' }} frame={null} />);

it('says of each line which variant to pack, with its code', () => {
  const rows = [...html.matchAll(/<th scope="row">([^<]*)<small>([^<]*)</g)].map(([, name, code]) => [name, code]);
  expect(rows).toEqual([
    ['Serif toaster, Sand', 'STS-470N-N1'],
    ['Serif toaster, Eucalypt', 'STS-470N-E2'],
    ['Kettle', 'K-1'],
  ]);
});

it('says who takes it, what the crew does there, and what the driver was told', () => {
  const to = [...html.matchAll(/<span>([^<]*)</g)].map(([, words]) => words);
  expect(to).toEqual(['Jo Park', 'Acme', '1 High St', 'Preston VIC 3072', 'Installation, Oven', 'Side gate']);
});
