import type { Delivery } from '../delivery.ts';

export type { Delivery } from '../delivery.ts';

/** Mails that contain a code: anyone who reads one can act as the shopper. */
export const CODE_MAIL_KINDS = ['SIGN_UP_CODE', 'RESET_PASSWORD_CODE', 'VERIFY_EMAIL_CODE', 'SIGN_IN_CODE'] as const;
export const NOTICE_MAIL_KINDS = [
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'BACKUP_CODE_USED',
  'PASSKEY_ADDED',
  'ORDER_PLACED',
  'ORDER_STATUS',
  'ORDER_REFUND',
  'ORDER_RETURN',
  /** Its text is worth money: it is erased as soon as the mail is sent. */
  'GIFT_CARD',
  'STOCK_BACK',
  'ENQUIRY_ANSWER',
] as const;
export type CodeMailKind = (typeof CODE_MAIL_KINDS)[number];
export type NoticeMailKind = (typeof NOTICE_MAIL_KINDS)[number];
export type MailKind = CodeMailKind | NoticeMailKind;

/** An attachment, by its owner's name for it. */
export type MailPaper = { readonly order: string; readonly refund: string | null };

export type MailAttachment = { readonly name: string; readonly content: Buffer };

/** A rendered mail. The text and HTML parts say the same. */
export type Mail = {
  /** One address, without a display name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly kind: MailKind;
  /** Drawn when the mail is sent. */
  readonly papers?: readonly MailPaper[];
};

/** A mail that may be stored until it is sent: nothing in it opens an account. */
export type NoticeMail = Mail & { readonly kind: NoticeMailKind };

/** A mail being sent. Its id stays the same on every attempt, so that duplicates can be detected. */
export type OutgoingMail = Mail & {
  readonly id: string;
  readonly attachments?: readonly MailAttachment[];
  /** Who it is from, unless the configuration says. */
  readonly senderName?: string;
};

export type MailProvider = {
  readonly name: string;
  /** True when mails stay in the program where anyone can read them, as in development. */
  readonly isLocal: boolean;
  /** Never throws; returns within its deadline. */
  send(mail: OutgoingMail): Promise<Delivery>;
  /** Closes connections after finishing the mails in progress. */
  close(): Promise<void>;
};
