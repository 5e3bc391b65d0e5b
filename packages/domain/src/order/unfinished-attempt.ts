import type { PaymentType } from '../checkout/checkout.ts';

/** The outcome of an attempt that its browser left. Times are milliseconds. */
export type AttemptState =
  /** Nothing is known of it. */
  | { readonly status: 'NONE' }
  /** The provider is being asked at this moment. */
  | { readonly status: 'BUSY' }
  /** The shopper can go on where they left the provider, or give it up. Everything is held for them until then. */
  | {
      readonly status: 'UNFINISHED';
      readonly orderNumber: string;
      readonly type: PaymentType;
      readonly totalCents: number;
      /** What the provider takes; gift cards pay the rest. */
      readonly leftCents: number;
      readonly startedAt: number;
      readonly heldUntil: number;
      /** For the provider's part in the browser. */
      readonly actionData: Readonly<Record<string, unknown>>;
    }
  /** Ended without an order; all holds were released. */
  | { readonly status: 'RELEASED'; readonly orderNumber: string }
  /** An order came of it. PENDING: its payment is not sure. */
  | { readonly status: 'PENDING' | 'PLACED'; readonly orderNumber: string };
