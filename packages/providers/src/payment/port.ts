import type { PaymentType } from '@wattle/domain/checkout';
import type { ServiceCode } from '@wattle/domain/errors';
import type { Cents } from '@wattle/domain/money';
import type { PaidCard } from '@wattle/domain/order';
import type { Failed, Success } from '@wattle/domain/results';

/** Data between the provider and its browser component. The shop passes it on unread. */
export type OpaqueData = Readonly<Record<string, unknown>>;

/** A mutating call. The same key always returns the same answer. */
export type MutatingCall = {
  readonly idempotencyKey: string;
  /** Milliseconds since epoch. After this the result is UNKNOWN. */
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
  /** For a customer with an account. */
  readonly reference: string | null;
  readonly billing: PaymentAddress | null;
  readonly delivery: PaymentAddress | null;
};

export type PaymentLine = {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Per unit, tax included. */
  readonly unitCents: Cents;
};

/** An amount paid in parts, such as a gift card and a card for the rest. Each part changes it. */
export type PartialOrder = {
  readonly reference: string;
  readonly data: string;
  readonly remainingCents: Cents;
};
export type PartialOrderHandle = Pick<PartialOrder, 'reference' | 'data'>;

export type GiftCardNumber = { readonly code: string; readonly pin: string };

export type MeansOfPayment =
  /** Data from the provider's browser component. */
  { readonly kind: 'BROWSER'; readonly data: OpaqueData } | ({ readonly kind: 'GIFT_CARD' } & GiftCardNumber);

export type AuthoriseInput = MutatingCall & {
  /** The shop's reference, at most 80 characters. Webhooks carry it, and it cancels a payment whose answer was lost. */
  readonly orderReference: string;
  readonly amountCents: Cents;
  readonly means: MeansOfPayment;
  /** What the browser's component said besides the means, as it is. */
  readonly details?: OpaqueData;
  /** Where the provider's page sends the shopper back to. */
  readonly returnUrl: string;
  readonly shopper: PaymentShopper;
  readonly lines: readonly PaymentLine[];
  /** Identifies the browser for the risk check. */
  readonly fraudToken?: string;
  /** Browser facts from the request, for when the provider's component sent none. */
  readonly browserInfo?: OpaqueData;
  readonly partialOrder?: PartialOrderHandle;
};

export type ContinueInput = MutatingCall & {
  readonly details: OpaqueData;
  /** As received with the action, if it had one. */
  readonly paymentData?: string;
  /** The amount originally requested, if known. A result for another amount is rejected. */
  readonly amountCents?: Cents;
  /** The shop's reference, if known. A result for another payment is rejected. */
  readonly orderReference?: string;
  /** As it came with the action, where one did. */
  readonly pageReference?: string;
};

/** Why a payment was refused. Shoppers only hear what they can fix: date, code, number, funds. */
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
  /** The provider rejected the call: fix the request or the configuration. */
  'CALL_REFUSED',
] as const;
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number];

export type RefusalCode = Extract<ServiceCode, 'PaymentGatewayRejected' | 'PaymentProcessorDeclinedHard'>;

/** Certain that no money is held. */
export type Refused = {
  readonly status: 'REFUSED';
  readonly code: RefusalCode;
  readonly reason: PaymentRefusal;
  readonly paymentReference: string | null;
  /** For the log only. Contains no personal data. */
  readonly problem: string;
};

/** It may or may not have happened: keep the holds and retry with the same key. */
export type Unknown = {
  readonly status: 'UNKNOWN';
  /** SHUT_OUT: the provider did not let this call in, as with a revoked key. What came before it is not known. */
  readonly problem: 'TIMEOUT' | 'UNAVAILABLE' | 'UNREADABLE' | 'IN_PROGRESS' | 'SHUT_OUT';
};

export type PaymentOutcome =
  | {
      readonly status: 'AUTHORISED';
      readonly paymentReference: string;
      readonly amountCents: Cents;
      readonly type: PaymentType | null;
      /** If the provider sends it. */
      readonly card?: PaidCard;
      /** Only for partial payments. */
      readonly partialOrder: PartialOrder | null;
    }
  | {
      readonly status: 'ACTION_REQUIRED';
      /** For the provider's browser component, or a page to go to: `{ type: 'page', url, providerName }`. */
      readonly actionData: OpaqueData;
      readonly paymentReference: string | null;
      /** Of the page that the shopper is sent to, where the provider is asked about the payment by it. */
      readonly pageReference?: string;
    }
  /** A webhook will report the result. */
  | { readonly status: 'PENDING'; readonly paymentReference: string }
  | Refused
  | Unknown;

/** A webhook will report the result. */
export type ModificationOutcome = { readonly status: 'RECEIVED'; readonly reference: string } | Refused | Unknown;

export type OfferedMethods = {
  readonly types: readonly PaymentType[];
  /** For the provider's browser component. */
  readonly browserData: OpaqueData;
};

export const PAYMENT_EVENT_KINDS = [
  'AUTHORISED',
  'AUTHORISATION_FAILED',
  'CAPTURED',
  'CAPTURE_FAILED',
  'CANCELLED',
  'CANCEL_FAILED',
  /** No money is held under that reference. */
  'NOTHING_TO_CANCEL',
  'REFUNDED',
  'REFUND_FAILED',
  'PARTIAL_ORDER_OPENED',
  'PARTIAL_ORDER_PAID',
  'PARTIAL_ORDER_CANCELLED',
  'EXPIRED',
  /** The bank asks about the payment, or announces a chargeback. */
  'DISPUTED',
  /** The bank took the money back. */
  'CHARGED_BACK',
  /** The bank reversed the chargeback. */
  'CHARGEBACK_REVERSED',
  'OTHER',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** A webhook event. Arrives at least once, in any order, maybe before the call's own answer. */
export type PaymentEvent = {
  /** The same for every copy of an event. */
  readonly id: string;
  readonly kind: PaymentEventKind;
  /** The payment's reference, or the partial order's. */
  readonly paymentReference: string;
  /** The reference of the capture, cancellation or refund, otherwise of the payment. */
  readonly reference: string;
  /** Empty where the provider does not say it: then the order is that of the payment. */
  readonly orderReference: string;
  readonly amountCents: Cents;
  /** The amount's currency. Missing in events stored before it was read. */
  readonly currency?: string;
  readonly type: PaymentType | null;
  /** If the provider sends it. */
  readonly card?: PaidCard;
  /** Milliseconds since epoch. */
  readonly at: number;
};

export type WebhookRequest = {
  /** The raw body, not parsed and serialised again. */
  readonly body: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
};
export type WebhookResult =
  /** Store the events, answer 200 `[accepted]`, then act on them. */
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
  /** Replaces the provider's own addresses. A path is relative to the page's origin. */
  readonly serviceUrls: {
    readonly api: string;
    readonly analytics: string;
    readonly images: string;
    readonly translations: string;
  } | null;
  /** A simulator: no money moves and wallets are simulated pages. Pages must say so. */
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
  /** Continues after the shopper's step: a page of the provider, a scanned code. */
  continue(input: ContinueInput): Promise<PaymentOutcome>;
  capture(input: ChangeInput): Promise<ModificationOutcome>;
  refund(input: ChangeInput): Promise<ModificationOutcome>;
  cancel(input: CancelInput): Promise<ModificationOutcome>;
  readWebhook(request: WebhookRequest): WebhookResult;
};
