import { failed, rejected, success } from '@wattle/domain';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { paymentAnswers } from './payment-answers.ts';

/** A shop that refuses every order since its price has changed: each time it is ten dollars dearer. */
export function priceChanges(): Answers {
  const { checkoutInfo } = paymentAnswers;
  let refusals = 0;
  return {
    placeGuestOrder: () => {
      refusals += 1;
      return rejected({ code: 'CartPriceChanged' });
    },
    checkoutInfo: async (asked) => {
      const told = typeof checkoutInfo === 'function' ? await checkoutInfo(asked) : failed('UNAVAILABLE');
      if (told.status !== 'SUCCESS' || told.value.status !== 'SUCCESS') return told;
      const { totals } = told.value;
      const [total, leftToPay] = [totals.total + 10 * refusals, totals.leftToPay + 10 * refusals];
      return success({ ...told.value, totals: { ...totals, total, leftToPay } });
    },
  };
}
