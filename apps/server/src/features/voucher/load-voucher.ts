import { failed, rejected, success, VOUCHER_SUSPENDED_MESSAGE } from '@wattle/domain';
import type { CaptchaProvider } from '@wattle/providers/captcha';
import type { Handler } from '../../http/handlers.ts';
import { todayOf } from '../../orders/load-order-facts.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

const ACTION = 'payment_voucher_balance_fetch';

type VoucherParts = {
  readonly store: Pick<Store, 'takeVoucherTry' | 'giveBackVoucherTry' | 'findVoucher'>;
  readonly captcha: CaptchaProvider;
};

const locked = rejected({ code: 'VoucherLocked' });
/** A wrong PIN, and a card that is not there. */
const invalid = rejected({ code: 'VoucherInvalid' });
const expired = rejected({ code: 'VoucherExpired' });
const suspended = rejected({ code: 'VoucherInvalid', params: { message: VOUCHER_SUSPENDED_MESSAGE } });

/** What is on a gift card, told to a person who knows its PIN [C-7-33] [C-7-34]. */
export const loadVoucher =
  ({ store, captcha }: VoucherParts): Handler<'loadVoucher'> =>
  async ({ code, pin, token }, context) => {
    const asker = await captcha.verify({ token, action: ACTION, address: context?.address ?? '' });
    if (asker.status === 'ERROR') return asker.retryable ? failed('UNAVAILABLE') : asker;
    if (asker.status === 'ROBOT') return rejected({ code: 'CaptchaRefused' });
    return orDatabaseAway(async () => {
      if (!(await store.takeVoucherTry(code))) return locked;
      const voucher = await store.findVoucher(code, pin);
      if (!voucher) return invalid;
      await store.giveBackVoucherTry(code);
      if (voucher.suspended) return suspended;
      if (voucher.expires < todayOf(Date.now())) return expired;
      return success({ expires: voucher.expires, amountRemaining: voucher.amountRemaining });
    });
  };
