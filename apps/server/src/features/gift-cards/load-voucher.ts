import { centsOf } from '@wattle/domain/money';
import { failed, rejected, success } from '@wattle/domain/results';
import { VOUCHER_SUSPENDED_MESSAGE, voucherState } from '@wattle/domain/vouchers';
import type { CaptchaProvider } from '@wattle/providers/captcha';
import type { Handler } from '../../answers/handlers.ts';
import { openVoucher } from '../../pricing/open-voucher.ts';
import { voucherDay } from '../../pricing/voucher-day.ts';
import { withOwnCents } from '../../store/add-own-holds.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

const ACTION = 'payment_voucher_balance_fetch';

type VoucherParts = {
  readonly store: Pick<Store, 'voucherAttempts' | 'vouchers' | 'ownHolds'>;
  readonly captcha: CaptchaProvider;
};

const locked = rejected({ code: 'VoucherLocked' });
/** A wrong PIN, and a card that is not there. */
const invalid = rejected({ code: 'VoucherInvalid' });
const expired = rejected({ code: 'VoucherExpired' });
const suspended = rejected({ code: 'VoucherInvalid', params: { message: VOUCHER_SUSPENDED_MESSAGE } });

/** What is on a gift card, told to a person who knows its PIN [C-7-33] [C-7-34]. */
export const loadVoucher =
  ({ store, captcha }: VoucherParts): Handler<'checkVoucher'> =>
  async ({ code, pin, token }, context) => {
    const asker = await captcha.verify({ token, action: ACTION, address: context?.address ?? '' });
    if (asker.status === 'ERROR') return asker.retryable ? failed('UNAVAILABLE') : asker;
    if (asker.status === 'ROBOT') return rejected({ code: 'CaptchaRefused' });
    return orDatabaseAway(async () => {
      const voucher = await openVoucher(store, { code, pin }, context?.address);
      if (voucher === 'LOCKED') return locked;
      if (!voucher) return invalid;
      const state = voucherState({ ...voucher, cents: centsOf(voucher.amountRemaining) }, voucherDay(Date.now()));
      if (state === 'LOCKED') return suspended;
      if (state === 'EXPIRED') return expired;
      const { expires, amountRemaining } = withOwnCents(voucher, await store.ownHolds.find(context?.attemptKey));
      return success({ expires, amountRemaining });
    });
  };
