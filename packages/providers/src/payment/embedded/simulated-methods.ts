import { PAYMENT_METHODS, type PaymentType } from '@wattle/domain/checkout';
import { ADYEN_NAMES, namedType } from '../adyen/method-types.ts';
import type { JsonObject } from '../json.ts';

type SimulatedMethod = {
  /** Where the shopper goes on: in the form, on a page that stands for the method's own, or with a phone. */
  readonly step: 'FORM' | 'REDIRECT' | 'QR';
  /** With this token of a wallet nothing is left to ask; without one a page plays the wallet. */
  readonly token?: string;
  /** A mark of our own in place of everybody's logos: a colour, and a few letters. */
  readonly mark: readonly [colour: string, letters: string];
  /** What the list of methods says of it beside its type and its name. */
  readonly listed?: JsonObject;
};
type PaidType = Exclude<PaymentType, 'NO_PAYMENT'>;

/** How the simulator plays each way to pay, in the order of its list; one that is missing does not compile. */
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

/** How a method is played that the form calls so; undefined: it is not. */
export function simulatedMethod(providerType: string): SimulatedMethod | undefined {
  const type = namedType(providerType);
  return isPaid(type) ? SIMULATED_METHODS[type] : undefined;
}

export type ListedMethod = JsonObject & { readonly type: string };

/** The methods as the list of them tells it. */
export const LISTED_METHODS: readonly ListedMethod[] = Object.keys(SIMULATED_METHODS)
  .filter((type): type is PaidType => Object.hasOwn(PAYMENT_METHODS, type))
  .map((type) => {
    return { type: ADYEN_NAMES[type][0] ?? type, name: PAYMENT_METHODS[type].label, ...SIMULATED_METHODS[type].listed };
  });
