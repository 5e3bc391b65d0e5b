import { success } from '@wattle/domain/results';
import type { CaptchaProvider } from '@wattle/providers/captcha';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { Handler } from '../../answers/handlers.ts';

/** Configuration for the payment step. */
export const loadPaymentSettings =
  (payment: Pick<PaymentProvider, 'browser'>, captcha: Pick<CaptchaProvider, 'site'>): Handler<'loadPaymentSettings'> =>
  async () =>
    success({ browser: payment.browser, captcha: captcha.site });
