import { PAYMENT_METHODS, type PaymentType } from '@wattle/domain/checkout';
import { ADYEN_NAMES, namedType } from '../adyen/method-types.ts';
import type { JsonObject } from '../json.ts';

type SimulatedMethod = {
  /** Where the shopper continues: in the form, on a simulated page of the provider, or on a phone. */
  readonly step: 'FORM' | 'REDIRECT' | 'QR';
  /** The wallet's token in a payment. Without it, a page simulates the wallet. */
  readonly token?: string;
  /** Our own mark instead of a logo: a colour and a few letters. */
  readonly mark: readonly [colour: string, letters: string];
  /** More fields in the list of methods, besides type and name. */
  readonly listed?: JsonObject;
};
type PaidType = Exclude<PaymentType, 'NO_PAYMENT'>;

/** How each payment type is simulated, in list order. A missing one does not compile. */
const SIMULATED_METHODS: Readonly<Record<PaidType, SimulatedMethod>> = {
  ADYEN_CREDIT_CARD: {
    step: 'FORM',
    mark: ['#46524b', 'CARD'],
    listed: { name: 'Credit or debit card', brands: ['visa', 'mc', 'amex'] },
  },
  ADYEN_PAYPAL: {
    step: 'REDIRECT',
    mark: ['#1d3f72', 'PayPal'],
    listed: { configuration: { merchantId: 'SHOP', intent: 'authorize' } },
  },
  ADYEN_AFTERPAY: { step: 'REDIRECT', mark: ['#1f5b43', 'After'] },
  ADYEN_ZIP: { step: 'REDIRECT', mark: ['#4b2e83', 'Zip'] },
  ADYEN_ALIPAY: { step: 'REDIRECT', mark: ['#155a9c', 'Alipay'] },
  ADYEN_WECHATPAY: { step: 'QR', mark: ['#146c2e', 'WeChat'] },
  ADYEN_APPLEPAY: {
    step: 'REDIRECT',
    token: 'applePayToken',
    mark: ['#1d1d1f', 'Apple'],
    listed: { configuration: { merchantId: '000000000000000', merchantName: 'Shop' } },
  },
  ADYEN_GOOGLEPAY: {
    step: 'REDIRECT',
    token: 'googlePayToken',
    mark: ['#3c4043', 'Google'],
    listed: { configuration: { merchantId: '50', gatewayMerchantId: 'Shop' } },
  },
  ADYEN_GIFT_CARD: { step: 'FORM', mark: ['#7a3b12', 'Gift'], listed: { brand: 'givex' } },
};

const isPaid = (type: PaymentType | undefined): type is PaidType => type !== undefined && type !== 'NO_PAYMENT';

/** The simulated method by its name in the form; undefined if there is none. */
export function simulatedMethod(providerType: string): SimulatedMethod | undefined {
  const type = namedType(providerType);
  return isPaid(type) ? SIMULATED_METHODS[type] : undefined;
}

export type ListedMethod = JsonObject & { readonly type: string };

/** The list of methods as /paymentMethods returns it. */
export const LISTED_METHODS: readonly ListedMethod[] = Object.keys(SIMULATED_METHODS)
  .filter((type): type is PaidType => Object.hasOwn(PAYMENT_METHODS, type))
  .map((type) => {
    return { type: ADYEN_NAMES[type][0] ?? type, name: PAYMENT_METHODS[type].label, ...SIMULATED_METHODS[type].listed };
  });
