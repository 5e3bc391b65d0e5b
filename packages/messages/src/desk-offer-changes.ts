import * as words from './desk-new-offer.ts';
import { wordOf } from './word-of.ts';

/** Fields of an offer's form, as a list of changes names them. */
export const FIELD_NAMES = {
  name: 'Name',
  effect: 'What it gives',
  amount: 'Amount',
  each: 'Taken',
  set: 'Goods',
  models: 'Models',
  fullPrice: 'Only what is not reduced',
  buyQty: 'How many to buy',
  getQty: 'How many to get',
  getSet: 'Goods to get',
  maxTimes: 'How often at most',
  gift: 'Gift',
  worth: 'Worth',
  takenOff: 'If kept when the goods go back',
  cut: 'Delivery',
  method: 'Method',
  minQty: 'At least',
  minSpend: 'From dollars spent',
  audience: 'For',
  coupon: 'Code',
  total: 'Times in all',
  perCustomer: 'Times for each person',
  exclusive: 'Not with other offers',
  from: 'Starts',
  until: 'Ends',
} as const;
export type ChangedOfferField = keyof typeof FIELD_NAMES;

const TICKS: readonly ChangedOfferField[] = ['fullPrice', 'exclusive'];
const TIMES: readonly ChangedOfferField[] = ['from', 'until'];
const choice = (choices: Readonly<Record<string, string>>, value: string): string => wordOf(choices, value) ?? value;

/** '2026-11-29T00:00' on a clock, without moving it to another time zone. */
const clockOf = (value: string): string => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(value) ?? [];
  return day && time ? wallWords(day, time) : value;
};

const wall = new Intl.DateTimeFormat('en-AU', {
  ...{ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});
const wallWords = (day: string, time: string): string =>
  wall
    .format(Date.parse(`${day}T${time}:00Z`))
    .replace(',', '')
    .replace(' at ', ', ');

/** What a field of the form says, in words; an empty one is said too. */
export function offerFieldWords(field: ChangedOfferField, value: string): string {
  if (TICKS.includes(field)) return value === '' ? 'no' : 'yes';
  if (TIMES.includes(field)) return value === '' ? (field === 'from' ? 'at once' : 'no end') : clockOf(value);
  switch (field) {
    case 'effect':
      return choice(words.EFFECTS, value);
    case 'audience':
      return choice(words.AUDIENCES, value);
    case 'cut':
      return choice(words.CUTS, value);
    case 'each':
      return choice(words.EACH_CHOICES, value);
    case 'takenOff':
      return choice(words.TAKEN_OFF_CHOICES, value);
    case 'set':
      return value === 'models' ? words.MODELS : value || words.EVERYTHING;
    case 'getSet':
      return value || words.GET_SAME;
    case 'method':
      return value || words.ANY_METHOD;
    default:
      return value.replaceAll('\n', ', ') || 'none';
  }
}
