/** Adyen's numbers of an outcome. */
export type RefusalNote = { readonly code: string; readonly reason: string };

export type PaymentState = 'OPEN' | 'PENDING' | 'AUTHORISED' | 'REFUSED' | 'CANCELLED' | 'ERROR';

/** What the shopper still has to do, or had to. */
export type ShopperStep = 'REDIRECT' | 'THREE_DS' | 'QR';

/** What goes wrong later, with money that was authorised. */
export type LateTrouble = 'CAPTURE_FAILED' | 'REFUND_FAILED' | 'CHARGEBACK';

/** One attempt to pay. Of a card no more than its brand and its last four digits. */
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
  /** Of 3-D Secure. */
  readonly authentication: 'PASSED' | 'FAILED' | null;
  /** What becomes of it once the shopper has done their step. */
  readonly planned: { readonly state: PaymentState; readonly refusal: RefusalNote | null };
  readonly returnUrl: string;
  readonly giftCard: string | null;
  readonly partialOrder: string | null;
  readonly capturedValue: number;
  readonly refundedValue: number;
  readonly isCancelled: boolean;
  /** What goes wrong with it later; records of another time lack it. */
  readonly later?: LateTrouble | null;
  /** Milliseconds since epoch, as everywhere here. */
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
  /** The only handle that is good for the next part. */
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

/** All attempts to pay under one reference of the merchant. */
export type ReferenceRecord = { readonly payments: readonly string[] };

export type WebhookRecord = {
  readonly body: string;
  readonly attempts: number;
  /** Not before. */
  readonly dueAt: number;
};

/** Everything that the service remembers, by kind. */
export type ServiceRecords = {
  readonly payment: PaymentRecord;
  readonly partialOrder: PartialOrderRecord;
  readonly giftCard: GiftCardRecord;
  readonly answer: AnswerRecord;
  readonly reference: ReferenceRecord;
  readonly webhook: WebhookRecord;
};
export type RecordKind = keyof ServiceRecords;
