import { randomUUID } from 'node:crypto';
import {
  createEmbeddedMail,
  createSmtpMail,
  type MailProvider,
  type NoticeMail,
  type SmtpConfig,
} from '@wattle/providers/mail';
import type { PoolMailer } from '@wattle/providers/user-pool';
import type { PaperLoader } from '../papers/load-paper.ts';
import type { Queryable } from '../store/database.ts';
import { type MailStore, saveMail } from '../store/mails.ts';
import { createOutboxWorker, type OutboxListeners, type OutboxWorker } from '../workers/outbox-worker.ts';
import { type Retention, startRetention } from '../workers/retention.ts';
import { createPoolMailer } from './pool-mailer.ts';
import { createNowSender } from './send-now.ts';
import type { MailFrom } from './templates/mail-from.ts';

export type ShopMail = {
  /** Whether mails stay in the database for anyone to read, as in development. */
  readonly isLocal: boolean;
  readonly poolMailer: PoolMailer;
  /** Saves a mail in the transaction of the event it reports. It is sent after the commit. */
  writeMail(tx: Queryable, mail: NoticeMail): Promise<void>;
  /** Saves a mail on its own and sends it soon. */
  sendSoon(mail: NoticeMail): Promise<void>;
  /** A mail was saved: send it now instead of at the next poll. */
  wake(): void;
  /** Begins to send what waits and to empty old mails. */
  start(): void;
  close(): Promise<void>;
};

export type MailParts = OutboxListeners & {
  /** undefined: mails are stored, and the mailbox shows them. */
  readonly smtp: SmtpConfig | undefined;
  readonly mails: MailStore;
  readonly from: MailFrom;
  /** Draws what goes with a mail. */
  readonly loadPaper: PaperLoader;
  /** How many days the body of a mail is kept. */
  readonly keptDays: number;
};

export const mailProviderOf = (smtp: SmtpConfig | undefined, mails: Pick<MailStore, 'save'>): MailProvider =>
  smtp ? createSmtpMail(smtp) : createEmbeddedMail({ keepMail: ({ id, ...mail }) => mails.save(id, mail, 'kept') });

/**
 * The shop's mails. Mails with a code go straight to the mail server and are never stored; all others are stored first.
 * Without a mail server all are stored and none are sent.
 */
export function openMail({ smtp, mails, from, loadPaper, keptDays, ...listeners }: MailParts): ShopMail {
  const provider = signed(mailProviderOf(smtp, mails), from);
  const { isLocal } = provider;
  const state = isLocal ? 'kept' : 'waiting';
  const now = createNowSender(provider);
  const worker = isLocal ? undefined : workOn(mails, withPapers(provider, loadPaper), listeners);
  let retention: Retention | undefined;
  const sendSoon = async (mail: NoticeMail): Promise<void> => {
    await mails.save(randomUUID(), mail, state);
    worker?.wake();
  };
  return {
    isLocal,
    poolMailer: createPoolMailer({ isLocal, from, now, sendSoon }),
    writeMail: (tx, mail) => saveMail(tx, randomUUID(), mail, state),
    sendSoon,
    wake: () => worker?.wake(),
    start() {
      worker?.start();
      retention ??= startRetention({ forget: mails.emptyOld, keptDays, onError: listeners.onError });
    },
    async close() {
      await Promise.all([now.close(), worker?.close(), retention?.close()]);
      await provider.close();
    },
  };
}

/** Mails bear the name that the shop has when they go. */
const signed = (provider: MailProvider, { shop }: MailFrom): MailProvider => ({
  ...provider,
  send: (mail) => provider.send({ ...mail, senderName: shop().mailSender ?? shop().name }),
});

/** Sends a mail with its PDFs. One that cannot be drawn is left out, because the order page has it too. */
const withPapers =
  ({ send }: MailProvider, loadPaper: PaperLoader): MailProvider['send'] =>
  async (mail) => {
    const drawn = await Promise.all((mail.papers ?? []).map((paper) => loadPaper(paper)));
    return send({ ...mail, attachments: drawn.filter((paper) => paper !== undefined) });
  };

const workOn = (mails: MailStore, deliver: MailProvider['send'], listeners: OutboxListeners): OutboxWorker =>
  createOutboxWorker({
    ...listeners,
    outbox: { ...mails, markDelivered: mails.markSent },
    deliver,
  });
