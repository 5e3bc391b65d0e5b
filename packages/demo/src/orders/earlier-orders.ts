import { SHOWCASE } from '../catalogue/showcase.ts';
import { CUSTOMER_FOR_DAYS } from './demo-customer.ts';
import { AFTERPAY, type EventDraft, type OrderDraft, PAYPAL, VISA } from './order-draft.ts';

const PRESTON = 'store-preston';

const delivered = (daysLater: number, note = ''): EventDraft[] => [
  { status: 'PACKED', daysLater: 1, time: '11:15' },
  { status: 'ON_THE_WAY', daysLater, time: '07:05' },
  { status: 'DELIVERED', daysLater, time: '13:20', note },
];
const collected = (daysLater: number): EventDraft[] => [
  { status: 'READY_TO_COLLECT', daysLater: 0, time: '16:40' },
  { status: 'COLLECTED', daysLater, time: '17:25' },
];

/** What Mia ordered before this spring, the newest first; the oldest is why she has an account. */
export const EARLIER_ORDERS: readonly OrderDraft[] = [
  {
    number: 'W-181032',
    daysAgo: 151,
    time: '21:06',
    lines: [{ productId: 'p-100044', price: 539 }],
    shipping: { type: 'DELIVERY', to: 'home', price: 0, daysLater: 3 },
    paidBy: PAYPAL,
    events: delivered(3),
  },
  {
    number: 'W-172604',
    daysAgo: 262,
    time: '10:38',
    lines: [{ productId: 'p-100053', price: 149, qty: 2 }],
    shipping: { type: 'STORE_PICKUP', storeId: PRESTON, daysLater: 0 },
    paidBy: VISA,
    events: collected(1),
  },
  {
    number: 'W-166310',
    daysAgo: 330,
    time: '08:12',
    lines: [
      {
        productId: SHOWCASE.giftCard200,
        price: 200,
        giftcard: {
          amount: 200,
          message: 'Merry Christmas, Mum!',
          recipientEmail: 'linh@example.com',
          recipientName: 'Linh',
          senderName: 'Mia',
        },
      },
    ],
    shipping: { type: 'EMAIL' },
    paidBy: VISA,
    events: [{ status: 'DELIVERED', daysLater: 0, time: '08:13' }],
  },
  {
    number: 'W-158847',
    daysAgo: 407,
    time: '19:55',
    lines: [{ productId: 'p-100019', price: 1249, planId: 'w-2000-3' }],
    shipping: { type: 'DELIVERY', to: 'home', price: 69, daysLater: 6, window: '8 am to 10 am' },
    paidBy: AFTERPAY,
    events: delivered(6, 'Connected, and the old one taken away.'),
  },
  {
    number: 'W-149920',
    daysAgo: 522,
    time: '13:03',
    lines: [{ productId: 'p-100035', price: 149 }],
    shipping: { type: 'DELIVERY', to: 'studio', price: 9.95, daysLater: 3 },
    paidBy: VISA,
    events: [{ status: 'CANCELLED', daysLater: 0, time: '13:41', note: 'You asked us to. Nothing was charged.' }],
  },
  {
    number: 'W-141275',
    daysAgo: 640,
    time: '16:19',
    lines: [
      { productId: 'p-100047', price: 169 },
      { productId: 'p-100041', price: 19.95, qty: 2 },
    ],
    shipping: { type: 'DELIVERY', to: 'studio', price: 9.95, daysLater: 4 },
    paidBy: VISA,
    events: delivered(4, 'Signed for at the desk.'),
  },
  {
    number: 'W-133508',
    daysAgo: 811,
    time: '11:27',
    lines: [{ productId: 'p-100057', price: 299 }],
    shipping: {
      type: 'DELIVERY',
      to: 'linh',
      price: 14.95,
      daysLater: 5,
      note: 'A present: no papers in the box, please.',
    },
    paidBy: PAYPAL,
    events: delivered(5),
  },
  {
    number: 'W-121961',
    daysAgo: 1103,
    time: '15:50',
    lines: [{ productId: 'p-100071', price: 129 }],
    shipping: { type: 'STORE_PICKUP', storeId: PRESTON, daysLater: 0 },
    paidBy: VISA,
    events: collected(0),
  },
  {
    number: 'W-112044',
    daysAgo: 1722,
    time: '20:44',
    lines: [{ productId: 'p-100006', price: 1099, planId: 'w-2000-3' }],
    shipping: { type: 'DELIVERY', to: 'home', price: 69, daysLater: 4, window: '12 pm to 2 pm' },
    paidBy: VISA,
    events: delivered(4),
  },
  {
    number: 'W-108390',
    daysAgo: CUSTOMER_FOR_DAYS,
    time: '19:26',
    lines: [{ productId: 'p-100017', price: 499 }],
    shipping: { type: 'DELIVERY', to: 'home', price: 49, daysLater: 7 },
    paidBy: VISA,
    events: delivered(7),
  },
];
