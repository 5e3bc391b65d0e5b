import type { PaymentProvider } from '@wattle/providers/payment';

export type { AuthoriseInput, PaymentEvent, PaymentOutcome } from '@wattle/providers/payment';

/** What placing orders needs of a payment provider. */
export type PaymentPort = Pick<PaymentProvider, 'authorise' | 'continue' | 'cancel' | 'refund'>;
