export type DeskEnquiry = {
  readonly id: string;
  readonly email: string;
  readonly text: string;
  /** Milliseconds. */
  readonly receivedAt: number;
  readonly closedAt: number | null;
  readonly closedBy: string | null;
  readonly answers: readonly { readonly text: string; readonly by: string; readonly at: number }[];
  /** The page of who asked. */
  readonly personHref: string;
};

/** What visitors asked: the open ones, or those that are closed. */
export type EnquiriesView = {
  readonly isClosed: boolean;
  readonly query: string;
  readonly enquiries: readonly DeskEnquiry[];
  readonly total: number;
  readonly next: string | null;
};

/** Why an answer was not sent. */
export type EnquiryProblem = 'CLOSED' | 'EMPTY' | 'TOO_LONG';

/** One enquiry, to answer and close. */
export type EnquiryView = DeskEnquiry & {
  /** What was typed, when it could not be sent. */
  readonly typed: string;
  readonly problem: EnquiryProblem | null;
  /** Of the form: pressed twice, it is done once. */
  readonly key: string;
};

/** Newsletter and event sign-ups, the newest first. */
export type SignUpsView = {
  readonly signUps: readonly {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly list: string;
    readonly at: number;
    readonly personHref: string;
  }[];
  readonly next: string | null;
};

/** Those whose name or address holds the words. */
export type PeopleView = {
  readonly query: string;
  readonly people: readonly {
    readonly email: string;
    readonly name: string;
    readonly hasAccount: boolean;
    readonly orders: number;
    readonly lastOrderAt: number | null;
    readonly href: string;
  }[];
};

/** What the shop holds about a person. */
export type PersonView = {
  readonly email: string;
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  /** Milliseconds; null: they order as a guest. */
  readonly accountSince: number | null;
  /** What they agreed to, by topic. */
  readonly consents: readonly { readonly topic: string; readonly isOn: boolean }[];
  readonly orders: readonly {
    readonly number: string;
    readonly at: number;
    readonly status: string;
    readonly totalCents: number;
  }[];
  readonly enquiries: readonly { readonly id: string; readonly text: string; readonly at: number }[];
  readonly mails: readonly { readonly subject: string; readonly at: number; readonly state: string }[];
  readonly stockAlerts: number;
  /** Whether who looks may export and delete it all. */
  readonly mayForget: boolean;
  /** Where the sign-in must be deleted too, when the pool is another's. */
  readonly isOwnPool: boolean;
  readonly key: string;
};
