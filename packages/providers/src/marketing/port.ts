import type { EnquiryPayload, SubscriberPayload } from '@wattle/domain';
import type { Delivery } from '../delivery.ts';

export type { Delivery } from '../delivery.ts';

/** What a visitor sent with a marketing form. Its id goes along, so that the service can tell it from a second one. */
export type MarketingRequest = {
  readonly id: string;
  /** Seconds since epoch. */
  readonly receivedAt: number;
} & (
  | { readonly kind: 'subscription'; readonly data: SubscriberPayload }
  | { readonly kind: 'enquiry'; readonly data: EnquiryPayload }
);

/** Takes sign-ups and enquiries to who writes to shoppers. */
export type MarketingProvider = {
  readonly name: string;
  /** False: requests are kept, and nothing needs to be asked. */
  readonly delivers: boolean;
  /** Never throws. The same request may come again, and must then be as if it had come once. */
  deliver(request: MarketingRequest): Promise<Delivery>;
};
