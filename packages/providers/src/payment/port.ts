import type { PaymentType } from '@wattle/domain/checkout';
import type { ServiceCode } from '@wattle/domain/errors';
import type { Cents } from '@wattle/domain/money';
import type { PaidCard } from '@wattle/domain/order';
import type { Failed, Success } from '@wattle/domain/results';

/** What the provider's own part in the browser and the provider say to each other: passed on, never looked into. */
export type OpaqueData = Readonly<Record<string, unknown>>;

/** A call that changes something: the same key is the same call, and has the same answer. */
export type MutatingCall = {
  readonly idempotencyKey: string;
  /** Milliseconds since epoch: after this the answer is UNKNOWN. */
  readonly deadlineAt: number;
};

export type PaymentAddress = {
  readonly street1: string;
  readonly street2: string;
  readonly locality: string;
  readonly region: string;
  readonly postcode: string;
  readonly country: string;
};

export type PaymentShopper = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly ipAddress: string | null;
  /** Of a customer with an account. */
  readonly reference: string | null;
  readonly billing: PaymentAddress | null;
  readonly delivery: PaymentAddress | null;
};

export type PaymentLine = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Of one, tax included. */
  readonly unitCents: Cents;
};

/** An amount that is paid in parts, such as a gift card first and a card for the rest. It changes with every part. */
export type PartialOrder = {
  readonly reference: string;
  readonly data: string;
  readonly remainingCents: Cents;
};
export type PartialOrderHandle = Pick<PartialOrder, 'reference' | 'data'>;

export type GiftCardNumber = { readonly code: string; readonly pin: string };

export type MeansOfPayment =
  /** What the provider's part in the browser handed over. */
  { readonly kind: 'BROWSER'; readonly data: OpaqueData } | ({ readonly kind: 'GIFT_CARD' } & GiftCardNumber);

export type AuthoriseInput = MutatingCall & {
  /** The shop's own, at most 80 characters: news carries it, and a payment whose answer was lost is cancelled by it. */
  readonly orderReference: string;
  readonly amountCents: Cents;
  readonly means: MeansOfPayment;
  /** Where a shopper comes back to from a page of the provider. */
  readonly returnUrl: string;
  readonly shopper: PaymentShopper;
  readonly lines: readonly PaymentLine[];
  /** Tells one browser's payments from another's, for the risk check. */
  readonly fraudToken?: string;
  /** What the shop knows of the browser, where the provider's own part did not look. */
  readonly browserInfo?: OpaqueData;
  readonly partialOrder?: PartialOrderHandle;
};

export type ContinueInput = MutatingCall & {
  readonly details: OpaqueData;
  /** As it came with the action, where one did. */
  readonly paymentData?: string;
  /** What was asked for in the first place, where it is known: another amount is not taken for this one. */
  readonly amountCents?: Cents;
  /** The shop's own, where it is known: what a shopper brings back of another payment is a call that is not taken. */
  readonly orderReference?: string;
  /** As it came with the action, where one did. */
  readonly pageReference?: string;
};

/** Why a payment was refused. Shoppers are told what they can mend: a date, a code, a number, too little money. */
export const PAYMENT_REFUSALS = [
  'DECLINED',
  'CARD_BLOCKED',
  'CARD_EXPIRED',
  'CARD_INVALID',
  'CODE_INVALID',
  'INSUFFICIENT_FUNDS',
  'AMOUNT_NOT_ALLOWED',
  'AUTHENTICATION_FAILED',
  'SUSPECTED_FRAUD',
  'ISSUER_UNAVAILABLE',
  'NOT_SUPPORTED',
  'CANCELLED',
  'PROVIDER_ERROR',
  /** The provider did not take the call: it, or the settings, must be mended. */
  'CALL_REFUSED',
] as const;
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number];

export type RefusalCode = Extract<ServiceCode, 'PaymentGatewayRejected' | 'PaymentProcessorDeclinedHard'>;

/** No money is held, for certain. */
export type Refused = {
  readonly status: 'REFUSED';
  readonly code: RefusalCode;
  readonly reason: PaymentRefusal;
  readonly paymentReference: string | null;
  /** For the log: never for a shopper, and nothing of a person in it. */
  readonly problem: string;
};

/** It may have happened or not: keep what is held and ask again, with the same key. */
export type Unknown = {
  readonly status: 'UNKNOWN';
  readonly problem: 'TIMEOUT' | 'UNAVAILABLE' | 'UNREADABLE' | 'IN_PROGRESS';
};

export type PaymentOutcome =
  | {
      readonly status: 'AUTHORISED';
      readonly paymentReference: string;
      readonly amountCents: Cents;
      readonly type: PaymentType | null;
      /** Where the provider says it. */
      readonly card?: PaidCard;
      /** Only for a part of an order. */
      readonly partialOrder: PartialOrder | null;
    }
  | {
      readonly status: 'ACTION_REQUIRED';
      /** For the provider's part in the browser; or a page to go to: `{ type: 'page', url, providerName }`. */
      readonly actionData: OpaqueData;
      readonly paymentReference: string | null;
      /** Of the page that the shopper is sent to, where the provider is asked about the payment by it. */
      readonly pageReference?: string;
    }
  /** The provider will tell by webhook. */
  | { readonly status: 'PENDING'; readonly paymentReference: string }
  | Refused
  | Unknown;

/** What becomes of it is told by webhook. */
export type ModificationOutcome = { readonly status: 'RECEIVED'; readonly reference: string } | Refused | Unknown;

export type OfferedMethods = {
  readonly types: readonly PaymentType[];
  /** For the provider's part in the browser. */
  readonly browserData: OpaqueData;
};

export const PAYMENT_EVENT_KINDS = [
  'AUTHORISED',
  'AUTHORISATION_FAILED',
  'CAPTURED',
  'CAPTURE_FAILED',
  'CANCELLED',
  'CANCEL_FAILED',
  /** Under that reference of the shop nothing is held. */
  'NOTHING_TO_CANCEL',
  'REFUNDED',
  'REFUND_FAILED',
  'PARTIAL_ORDER_OPENED',
  'PARTIAL_ORDER_PAID',
  'PARTIAL_ORDER_CANCELLED',
  'EXPIRED',
  /** The shopper's bank asks, or says that it will take money back. */
  'DISPUTED',
  /** It did. */
  'CHARGED_BACK',
  /** It gave the money again. */
  'CHARGEBACK_REVERSED',
  'OTHER',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** Told by the provider: at least once, in any order, perhaps before the answer to the call itself. */
export type PaymentEvent = {
  /** The same for every copy of the same news. */
  readonly id: string;
  readonly kind: PaymentEventKind;
  /** Of the payment that it is about; of a partial order for news of one. */
  readonly paymentReference: string;
  /** Of a capture, cancellation or refund its own; else that of the payment. */
  readonly reference: string;
  /** Empty where the provider does not say it: then the order is that of the payment. */
  readonly orderReference: string;
  readonly amountCents: Cents;
  /** Of the amount, as the provider says it. Absent in events that were stored before it was read. */
  readonly currency?: string;
  readonly type: PaymentType | null;
  /** Where the provider says it. */
  readonly card?: PaidCard;
  /** Milliseconds since epoch. */
  readonly at: number;
};

export type WebhookRequest = {
  /** As it came, not parsed and written again. */
  readonly body: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
};
export type WebhookResult =
  /** Keep the events, answer `[accepted]` with 200, and only then act on them. */
  | { readonly status: 'ACCEPTED'; readonly events: readonly PaymentEvent[] }
  /** Answer 401. */
  | { readonly status: 'FORGED' }
  /** Answer 400. */
  | { readonly status: 'UNREADABLE' };

/** What the browser does to pay. */
export type BrowserSettings = ProviderForm | ProviderPage;

/** The shopper chooses a way to pay, and pays on a page of the provider. */
export type ProviderPage = {
  readonly kind: 'PAGE';
  /** Whose page it is, as shoppers know it. */
  readonly providerName: string;
};

/** The provider's own part in the browser, and what it is opened with. */
export type ProviderForm = {
  readonly kind: 'FORM';
  readonly environment: string;
  readonly clientKey: string;
  /** In place of the provider's own addresses. A path is one of the shop itself: to be resolved against the page. */
  readonly serviceUrls: {
    readonly api: string;
    readonly analytics: string;
    readonly images: string;
    readonly translations: string;
  } | null;
  /** A simulator answers: no money moves, wallets are pages of the simulator, and pages must say so. */
  readonly isSimulated: boolean;
};

export type CancelInput = MutatingCall &
  (
    | { readonly paymentReference: string }
    /** Everything that is held under it, where the answer was never seen. What there was is told by webhook. */
    | { readonly orderReference: string; readonly pageReference?: string }
  );
export type ChangeInput = MutatingCall & { readonly paymentReference: string; readonly amountCents: Cents };

/** Takes money for orders [C-1-09] [C-1-10]. No call throws. */
export type PaymentProvider = {
  readonly name: string;
  readonly browser: BrowserSettings;
  /** The way to pay in what the browser handed over; null: none that the provider knows. */
  typeOf(data: OpaqueData): PaymentType | null;
  /** Whether it is paid on a page or with a phone: before the shopper has been there nobody can have paid. */
  isPaidElsewhere(type: PaymentType): boolean;
  /** Of the given types those that the provider offers for the amount. */
  listMethods(input: {
    readonly amountCents: Cents;
    readonly types: readonly PaymentType[];
    readonly deadlineAt: number;
    readonly shopperReference?: string;
    readonly partialOrder?: PartialOrderHandle;
  }): Promise<Success<OfferedMethods> | Failed>;
  authorise(input: AuthoriseInput): Promise<PaymentOutcome>;
  /** After a step of the shopper: a page of the provider, a code that was scanned. */
  continue(input: ContinueInput): Promise<PaymentOutcome>;
  capture(input: ChangeInput): Promise<ModificationOutcome>;
  refund(input: ChangeInput): Promise<ModificationOutcome>;
  cancel(input: CancelInput): Promise<ModificationOutcome>;
  readWebhook(request: WebhookRequest): WebhookResult;
};
