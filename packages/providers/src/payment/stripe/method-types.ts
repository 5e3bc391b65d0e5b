import type { PaymentType } from '@wattle/domain/checkout';
import { objectOf, textOf } from '../json.ts';
import type { OpaqueData } from '../port.ts';

type StripeMethod = {
  readonly name: string;
  /** What an account must be allowed to take. */
  readonly capability: string;
};

/**
 * The ways to pay that can hold money until the goods leave. Apple Pay and Google Pay are cards on Stripe's page, and
 * shown there by themselves.
 */
const METHODS: Partial<Readonly<Record<PaymentType, StripeMethod>>> = {
  ADYEN_CREDIT_CARD: { name: 'card', capability: 'card_payments' },
  ADYEN_AFTERPAY: { name: 'afterpay_clearpay', capability: 'afterpay_clearpay_payments' },
};
const TYPES = Object.keys(METHODS) as PaymentType[];

export const stripeMethod = (type: PaymentType): StripeMethod | undefined => METHODS[type];

/** The browser says the shop's own code of a way to pay: there is no form of Stripe's with other names. */
export function stripeTypeOf(data: OpaqueData): PaymentType | null {
  const given = textOf(objectOf(data, 'paymentMethod') ?? {}, 'type');
  return TYPES.find((type) => type === given) ?? null;
}

/** The way to pay that Stripe calls so. */
export const namedByStripe = (name: string | undefined): PaymentType | null =>
  TYPES.find((type) => METHODS[type]?.name === name) ?? null;
