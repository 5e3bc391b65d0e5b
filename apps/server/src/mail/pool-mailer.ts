import { randomUUID } from 'node:crypto';
import { CODE_MAIL_KINDS, type NoticeMail } from '@wattle/providers/mail';
import type { PoolMail, PoolMailer } from '@wattle/providers/user-pool';
import type { NowSender } from './send-now.ts';
import { writeAccountNoticeMail } from './templates/account-notice-mail.ts';
import { writeCodeMail } from './templates/code-mail.ts';
import type { MailFrom } from './templates/mail-from.ts';

type Parts = {
  readonly isLocal: boolean;
  readonly from: MailFrom;
  readonly now: NowSender;
  readonly sendSoon: (mail: NoticeMail) => Promise<void>;
};

type CodeMail = Extract<PoolMail, { code: string }>;

const hasCode = (message: PoolMail): message is CodeMail => CODE_MAIL_KINDS.some((kind) => kind === message.kind);

/** Writes the user pool's mails. A code is sent at once and never stored, where it could be read later. */
export const createPoolMailer = ({ isLocal, from, now, sendSoon }: Parts): PoolMailer => ({
  isLocal,
  async sendMail(message) {
    if (!hasCode(message)) return sendSoon(writeAccountNoticeMail(message, from));
    const seconds = Math.floor((message.expiresAt - Date.now()) / 1000);
    const mail = writeCodeMail({ ...message, seconds }, from);
    const delivery = await now.send({ id: randomUUID(), ...mail });
    if (delivery.status === 'DELIVERED' || delivery.status === 'KEPT') return;
    throw new Error(`a mail with a code was not sent: ${delivery.problem}`);
  },
});
