import { randomUUID } from 'node:crypto';
import {
  createEmbeddedMail,
  createSmtpMail,
  type MailProvider,
  type NoticeMail,
  type SmtpConfig,
} from '@wattle/providers/mail';
import type { PoolMailer } from '@wattle/providers/user-pool';
import { createOutboxWorker, type OutboxListeners, type OutboxWorker } from '../outbox/outbox-worker.ts';
import { startRetention } from '../outbox/retention.ts';
import type { Queryable } from '../store/database.ts';
import { type MailStore, saveMail } from '../store/mails.ts';
import { createPoolMailer } from './pool-mailer.ts';
import { createNowSender } from './send-now.ts';

export type ShopMail = {
  /** Whether mails stay here for anyone to read, as while developing. */
  readonly isLocal: boolean;
  /** For the user pool. */
  readonly poolMailer: PoolMailer;
  /** Writes a mail down with what it tells about, in that transaction. It goes out when both are saved. */
  writeMail(tx: Queryable, mail: NoticeMail): Promise<void>;
  /** Writes a mail down by itself, and sends it soon. */
  sendSoon(mail: NoticeMail): Promise<void>;
  /** Something was written: looks now, and not at the next turn. */
  wake(): void;
  close(): Promise<void>;
};

export type MailParts = OutboxListeners & {
  /** undefined: mails are kept, and shown by the mailbox. */
  readonly smtp: SmtpConfig | undefined;
  readonly store: MailStore;
  /** How shoppers reach the shop: links and pictures in mails start with it. */
  readonly publicUrl: string;
  /** How long the words of a mail are kept once it was sent. */
  readonly keptDays: number;
};

export const mailProviderOf = (smtp: SmtpConfig | undefined, store: Pick<MailStore, 'saveMail'>): MailProvider =>
  smtp ? createSmtpMail(smtp) : createEmbeddedMail({ keepMail: ({ id, ...mail }) => store.saveMail(id, mail, 'kept') });

/**
 * Mails of the shop. Those with a code go straight to the mail server and are never written down; all others are rows
 * first. Without a mail server all of them are rows that stay.
 */
export function openMail({ smtp, store, publicUrl, keptDays, ...listeners }: MailParts): ShopMail {
  const provider = mailProviderOf(smtp, store);
  const { isLocal } = provider;
  const state = isLocal ? 'kept' : 'waiting';
  const now = createNowSender(provider);
  const worker = isLocal ? undefined : workOn(store, provider, listeners);
  const retention = startRetention({ forget: store.emptyOldMails, keptDays, onError: listeners.onError });
  const sendSoon = async (mail: NoticeMail): Promise<void> => {
    await store.saveMail(randomUUID(), mail, state);
    worker?.wake();
  };
  return {
    isLocal,
    poolMailer: createPoolMailer({ isLocal, publicUrl, now, sendSoon }),
    writeMail: (tx, mail) => saveMail(tx, randomUUID(), mail, state),
    sendSoon,
    wake: () => worker?.wake(),
    async close() {
      await Promise.all([now.close(), worker?.close(), retention.close()]);
      await provider.close();
    },
  };
}

const workOn = (store: MailStore, provider: MailProvider, listeners: OutboxListeners): OutboxWorker =>
  createOutboxWorker({
    ...listeners,
    outbox: {
      claim: store.claimMail,
      markDelivered: store.markMailSent,
      postpone: store.postponeMail,
      giveUp: store.giveUpMail,
    },
    deliver: provider.send,
  });
