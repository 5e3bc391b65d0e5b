import type { Delivery } from '../delivery.ts';

export type { Delivery } from '../delivery.ts';

/** Mails with a code in them: whoever reads one can act as its shopper. */
export const CODE_MAIL_KINDS = ['SIGN_UP_CODE', 'RESET_PASSWORD_CODE', 'VERIFY_EMAIL_CODE', 'SIGN_IN_CODE'] as const;
export const NOTICE_MAIL_KINDS = [
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'ORDER_PLACED',
  'ORDER_STATUS',
  /** Its words are worth money: they are let go of as soon as it is sent. */
  'GIFT_CARD',
] as const;
export type CodeMailKind = (typeof CODE_MAIL_KINDS)[number];
export type NoticeMailKind = (typeof NOTICE_MAIL_KINDS)[number];
export type MailKind = CodeMailKind | NoticeMailKind;

/** A written mail. Both parts say the same. */
export type Mail = {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly kind: MailKind;
};

/** One that may be written down until it goes: nothing in it opens an account. */
export type NoticeMail = Mail & { readonly kind: NoticeMailKind };

/** A mail on its way. Its id stays the same at every try, so that a second copy can be told for one. */
export type OutgoingMail = Mail & { readonly id: string };

export type MailProvider = {
  readonly name: string;
  /** Whether mails stay with the program for anyone to read, as while developing. */
  readonly isLocal: boolean;
  /** Never throws, and answers within its deadline. */
  send(mail: OutgoingMail): Promise<Delivery>;
  /** Lets go of connections. What is under way is finished first. */
  close(): Promise<void>;
};
