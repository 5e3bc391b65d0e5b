import type { EnquiryPayload, SubscriberPayload } from '@wattle/domain/forms';
import type { Delivery } from '../delivery.ts';

export type { Delivery } from '../delivery.ts';

/** A submitted marketing form. Its id is sent along, so that the service can detect duplicates. */
export type MarketingRequest = {
  readonly id: string;
  /** Seconds since epoch. */
  readonly receivedAt: number;
} & (
  | { readonly kind: 'subscription'; readonly data: SubscriberPayload }
  | { readonly kind: 'enquiry'; readonly data: EnquiryPayload }
);

/** Passes sign-ups and enquiries to the service that mails shoppers. */
export type MarketingProvider = {
  readonly name: string;
  /** False: requests are only kept, so there is nothing to deliver. */
  readonly delivers: boolean;
  /** Never throws. Idempotent: delivering the same request twice has the effect of one. */
  deliver(request: MarketingRequest): Promise<Delivery>;
};
