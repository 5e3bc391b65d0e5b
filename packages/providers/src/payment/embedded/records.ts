/** Adyen's result codes. */
export type RefusalNote = { readonly code: string; readonly reason: string };

export type PaymentState = 'OPEN' | 'PENDING' | 'AUTHORISED' | 'REFUSED' | 'CANCELLED' | 'ERROR';

/** The shopper's step, done or not. */
export type ShopperStep = 'REDIRECT' | 'THREE_DS' | 'QR';

/** What fails after the authorisation. */
export type LateTrouble = 'CAPTURE_FAILED' | 'REFUND_FAILED' | 'CHARGEBACK';

/** One payment attempt. Stores only a card's brand and last four digits. */
export type PaymentRecord = {
  readonly pspReference: string;
  readonly merchantReference: string;
  /** Minor units. */
  readonly value: number;
  readonly currency: string;
  readonly methodType: string;
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly state: PaymentState;
  readonly refusal: RefusalNote | null;
  readonly step: ShopperStep | null;
  /** For 3-D Secure. */
  readonly authentication: 'PASSED' | 'FAILED' | null;
  /** The outcome after the shopper's step. */
  readonly planned: { readonly state: PaymentState; readonly refusal: RefusalNote | null };
  readonly returnUrl: string;
  readonly giftCard: string | null;
  readonly partialOrder: string | null;
  readonly capturedValue: number;
  readonly refundedValue: number;
  readonly isCancelled: boolean;
  /** What fails later. Older records lack it. */
  readonly later?: LateTrouble | null;
  /** Milliseconds since epoch, like all times here. */
  readonly createdAt: number;
};

/** An amount that is paid in parts. */
export type PartialOrderRecord = {
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly value: number;
  readonly currency: string;
  readonly remainingValue: number;
  readonly state: 'OPEN' | 'PAID' | 'CANCELLED';
  /** The current handle; only this one is valid for the next part. */
  readonly orderData: string;
  readonly payments: readonly string[];
  readonly expiresAt: number;
};

export type GiftCardRecord = {
  readonly number: string;
  readonly pin: string;
  readonly balance: number;
  /** Null: never. */
  readonly expiresAt: number | null;
  readonly isSuspended: boolean;
  readonly wrongPins: number;
};

/** The first answer to a call with an idempotency key. */
export type AnswerRecord = { readonly status: number; readonly body: string };

/** All attempts under one merchant reference. */
export type ReferenceRecord = { readonly payments: readonly string[] };

export type WebhookRecord = {
  readonly body: string;
  readonly attempts: number;
  /** The earliest time to send it. */
  readonly dueAt: number;
};

/** Every stored record type, by kind. */
export type ServiceRecords = {
  readonly payment: PaymentRecord;
  readonly partialOrder: PartialOrderRecord;
  readonly giftCard: GiftCardRecord;
  readonly answer: AnswerRecord;
  readonly reference: ReferenceRecord;
  readonly webhook: WebhookRecord;
};
export type RecordKind = keyof ServiceRecords;
