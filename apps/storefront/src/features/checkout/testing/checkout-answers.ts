import type { CallValue } from '@wattle/contract';
import type { DayStatus } from '@wattle/domain/delivery';
import { success } from '@wattle/domain/results';
import { cartAnswers } from '../../../../testing/cart/cart-answers.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';

type Calendar = Extract<CallValue<'listDeliveryDays'>, { status: 'SUCCESS' }>;

/** Dates that never pass: a Monday and the days after it. */
const DATES = Array.from({ length: 10 }, (_, index) => `2099-03-${String(index + 2).padStart(2, '0')}`);
/** The first available day, and the next. */
export const [, FIRST_DAY = '', SECOND_DAY = ''] = DATES;

const WINDOWS = [
  { from: '10:00', to: '12:00', status: 'AVAILABLE' },
  { from: '12:00', to: '14:00', status: 'AVAILABLE' },
] as const;

/** All days are available except the first and the full one. */
export function calendar({ full }: { readonly full?: string } = {}): Calendar {
  const statusOf = (date: string, index: number): DayStatus => {
    if (index === 0) return 'NOT_YET';
    return date === full ? 'FULL' : 'AVAILABLE';
  };
  return {
    status: 'SUCCESS',
    standard: { earliest: '2099-03-04', latest: '2099-03-06', price: 9 },
    express: null,
    days: DATES.map((date, index) => {
      const status = statusOf(date, index);
      const isOpen = status === 'AVAILABLE';
      return { date, status, price: isOpen ? 14 : null, windows: isOpen ? [...WINDOWS] : [] };
    }),
    services: [],
  };
}

const SAXON = { placeId: 'saxon', main: '12 Saxon Street', secondary: 'Brunswick VIC 3056' };

/** A shop that answers every checkout step. */
export const checkoutAnswers: Answers = {
  ...cartAnswers(),
  suggestAddresses: success({ suggestions: [SAXON] }),
  findAddress: success({
    street1: '12 Saxon Street',
    street2: '',
    suburb: 'Brunswick',
    state: 'VIC',
    postcode: '3056',
    country: 'AU',
  }),
  listDeliveryDays: success(calendar()),
  listPickupStores: success({ stores: [] }),
};
