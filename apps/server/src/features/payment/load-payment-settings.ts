import { success } from '@wattle/domain';
import type { CaptchaProvider } from '@wattle/providers/captcha';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { Handler } from '../../http/handlers.ts';

/** What the payment step is opened with. */
export const loadPaymentSettings =
  (payment: Pick<PaymentProvider, 'browser'>, captcha: Pick<CaptchaProvider, 'site'>): Handler<'loadPaymentSettings'> =>
  async () =>
    success({ browser: payment.browser, captcha: captcha.site });
