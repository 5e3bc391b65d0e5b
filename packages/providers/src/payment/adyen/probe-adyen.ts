import { toCents } from '@wattle/domain/money';
import { COUNTRY } from '@wattle/domain/settings';
import { whyUnanswered } from '../repeat-call.ts';
import type { AdyenConfig } from './adyen-config.ts';
import { postAdyen } from './post-adyen.ts';
import { writeAmount } from './write-requests.ts';

const TIMEOUT_MS = 8_000;

/** Checks the API key and the merchant account. Throws the reason, without the key in it. */
export async function probeAdyen(config: AdyenConfig): Promise<void> {
  const { merchantAccount, clock = Date.now } = config;
  const answer = await postAdyen(config, {
    path: '/paymentMethods',
    body: { merchantAccount, countryCode: COUNTRY, amount: writeAmount(toCents(1_00)) },
    deadlineAt: clock() + TIMEOUT_MS,
    idempotencyKey: null,
  });
  if (answer.kind === 'REFUSED') throw new Error(`status ${answer.status}, error ${answer.errorCode}`);
  if (answer.kind === 'UNKNOWN') throw new Error(whyUnanswered(answer));
}
