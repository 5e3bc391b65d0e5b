import type { Cents } from '@wattle/domain/money';
import type { Failed, Rejected, Success } from '@wattle/domain/results';
import type {
  MeansOfPayment,
  ModificationOutcome,
  MutatingCall,
  PartialOrder,
  PartialOrderHandle,
  Refused,
  Unknown,
} from './port.ts';

export type PartialOrderOutcome = { readonly status: 'OPENED'; readonly order: PartialOrder } | Refused | Unknown;

export type GiftCardReason = 'NOT_FOUND' | 'LOCKED' | 'EXPIRED' | 'SUSPENDED';
export type GiftCardBalance = {
  readonly balanceCents: Cents;
  /** yyyy-mm-dd, where the provider says it. */
  readonly expires: string | null;
};

/** What a provider that knows gift cards of its own has besides. */
export type GiftCardPayments = {
  giftCardBalance(input: {
    readonly means: MeansOfPayment;
    readonly amountCents: Cents;
    readonly deadlineAt: number;
  }): Promise<Success<GiftCardBalance> | Rejected<GiftCardReason> | Failed>;
  openPartialOrder(
    input: MutatingCall & { readonly orderReference: string; readonly amountCents: Cents; readonly expiresAt?: number },
  ): Promise<PartialOrderOutcome>;
  /** Gives back the parts that were paid. */
  cancelPartialOrder(input: MutatingCall & { readonly order: PartialOrderHandle }): Promise<ModificationOutcome>;
};
