import { failed, rejected, success } from '@wattle/domain/results';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { paymentAnswers } from './payment-answers.ts';

/** A shop that refuses every order because of a price change: each time it costs ten dollars more. */
export function priceChanges(): Answers {
  let refusals = 0;
  return {
    placeGuestOrder: () => {
      refusals += 1;
      return rejected({ code: 'CartPriceChanged' });
    },
    checkoutInfo: (asked) => dearerBy(10 * refusals, asked),
  };
}

/** A shop whose next quote takes until `open` is called, and costs ten dollars more. */
export function slowDearerQuote(): { readonly answers: Answers; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answers: { checkoutInfo: (asked) => promise.then(() => dearerBy(10, asked)) }, open: resolve };
}

type Asked = Parameters<Extract<Answers['checkoutInfo'], (...asked: never[]) => unknown>>[0];

async function dearerBy(dollars: number, asked: Asked) {
  const { checkoutInfo } = paymentAnswers;
  const info = typeof checkoutInfo === 'function' ? await checkoutInfo(asked) : failed('UNAVAILABLE');
  if (info.status !== 'SUCCESS' || info.value.status !== 'SUCCESS') return info;
  const { totals } = info.value;
  const [total, leftToPay] = [totals.total + dollars, totals.leftToPay + dollars];
  return success({ ...info.value, totals: { ...totals, total, leftToPay } });
}
