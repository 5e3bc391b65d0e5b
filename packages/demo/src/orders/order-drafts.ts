import { SHOWCASE } from '../catalogue/showcase.ts';
import { EARLIER_ORDERS } from './earlier-orders.ts';
import { type OrderDraft, VISA } from './order-draft.ts';

const [FRIDGE, ESPRESSO, KETTLE, TOASTER] = ['p-100001', 'p-100004', 'p-100033', 'p-100042'] as const;
const PRESTON = 'store-preston';

/** What Mia ordered, the newest first: one arriving, one to collect, one delivered, one refunded, and ten before. */
export const ORDER_DRAFTS: readonly OrderDraft[] = [
  {
    number: 'W-204817',
    daysAgo: 1,
    time: '09:14',
    lines: [
      { productId: FRIDGE, price: 2988, planId: 'w-3500-3' },
      { productId: ESPRESSO, price: 699 },
      {
        productId: SHOWCASE.giftCard100,
        price: 100,
        giftcard: {
          amount: 100,
          message: 'Happy birthday! For the espresso cups you wanted.',
          recipientEmail: 'priya@example.com',
          recipientName: 'Priya',
          senderName: 'Mia',
        },
      },
    ],
    promotion: { id: 'promo-summer-kitchen', amount: 150, on: [FRIDGE, ESPRESSO] },
    shipping: {
      type: 'DELIVERY',
      to: 'home',
      price: 69,
      daysLater: 2,
      window: '10 am to 12 pm',
      note: 'Ring the side bell, the dog is friendly.',
    },
    giftCards: [
      { last: '4417', amount: 200 },
      { last: '9032', amount: 125 },
    ],
    paidBy: VISA,
    events: [{ status: 'PACKED', daysLater: 1, time: '14:10', note: 'At Laverton. Both boxes checked.' }],
  },
  {
    number: 'W-204390',
    daysAgo: 4,
    time: '18:02',
    lines: [{ productId: 'p-100005', price: 349 }],
    shipping: { type: 'STORE_PICKUP', storeId: PRESTON, daysLater: 1 },
    paidBy: VISA,
    events: [
      { status: 'PACKED', daysLater: 1, time: '08:35' },
      { status: 'READY_TO_COLLECT', daysLater: 1, time: '09:05', note: 'Bring the code and a photo ID.' },
    ],
  },
  {
    number: 'W-198226',
    daysAgo: 45,
    time: '12:47',
    lines: [
      { productId: KETTLE, price: 119 },
      { productId: TOASTER, price: 149 },
    ],
    shipping: { type: 'DELIVERY', to: 'home', price: 0, daysLater: 3 },
    paidBy: VISA,
    events: [
      { status: 'PACKED', daysLater: 1, time: '10:20' },
      { status: 'ON_THE_WAY', daysLater: 2, time: '16:45' },
      { status: 'DELIVERED', daysLater: 3, time: '11:32', note: 'Left at the front door.' },
    ],
  },
  {
    number: 'W-187740',
    daysAgo: 99,
    time: '20:31',
    lines: [{ productId: 'p-100002', price: 2295 }],
    shipping: { type: 'DELIVERY', to: 'home', price: 0, daysLater: 4, window: '2 pm to 4 pm' },
    paidBy: VISA,
    events: [
      { status: 'PACKED', daysLater: 2, time: '15:05' },
      { status: 'ON_THE_WAY', daysLater: 4, time: '07:10' },
      { status: 'DELIVERED', daysLater: 4, time: '14:48' },
      { status: 'REFUNDED', daysLater: 13, time: '10:15', note: '$2,295 went back to Visa ending 1111.' },
    ],
  },
  ...EARLIER_ORDERS,
];
