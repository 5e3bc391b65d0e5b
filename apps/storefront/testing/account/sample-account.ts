import { type Address, type Customer, type Subscriptions, UNTOUCHED_SUBSCRIPTIONS } from '@wattle/domain/account';
import type { Order } from '@wattle/domain/order';
import { success } from '@wattle/domain/results';
import { signedIn } from '../signed-in.ts';
import type { Answers } from '../stage-answers.ts';
import { ordersOf } from './sample-orders.ts';

export const savedAddress = (part: Partial<Address> = {}): Address => ({
  id: 'home',
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
  isDefaultBilling: true,
  isDefaultShipping: true,
  ...part,
});

type Options = {
  readonly customer?: Partial<Customer>;
  readonly orders?: readonly Order[];
  readonly answers?: Answers;
};

/** A signed-in customer with everything the account pages request; saved changes persist. */
export const withAccount = ({ customer = {}, orders = [], answers = {} }: Options = {}) =>
  signedIn({ customer, answers: { ...ordersOf(orders), ...keepSubscriptions(), ...answers } });

function keepSubscriptions() {
  let subscriptions: Subscriptions = UNTOUCHED_SUBSCRIPTIONS;
  const answer = () => success({ subscriptions });
  return {
    loadSubscriptions: answer,
    saveSubscriptions({ subscriptions: change }) {
      const given = Object.entries(change).filter(([, isOn]) => isOn !== undefined);
      subscriptions = { ...subscriptions, ...Object.fromEntries(given) };
      return answer();
    },
  } satisfies Answers;
}
