import type { Mail, MailKind, MailPaper, OutgoingMail } from '@wattle/providers/mail';
import type { Database, Queryable } from './database.ts';
import { outbox } from './outbox.ts';

/** `kept`: there was no mail server; the mailbox shows it. */
export type MailState = 'waiting' | 'sent' | 'dead' | 'kept';
export type KeptMail = OutgoingMail & {
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly state: MailState;
  readonly attempts: number;
  readonly problem: string | null;
};

type Row = {
  id: string;
  recipient: string;
  kind: MailKind;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Date;
  state: MailState;
  attempts: number;
  problem: string | null;
  papers: readonly MailPaper[];
};

const toMail = (row: Row): KeptMail => ({
  id: row.id,
  to: row.recipient,
  kind: row.kind,
  subject: row.subject,
  text: row.text_body,
  html: row.html_body,
  createdAt: row.created_at.getTime(),
  state: row.state,
  attempts: row.attempts,
  problem: row.problem,
  papers: row.papers,
});

/** Saves a mail in the same transaction as the event it reports. */
export async function saveMail(
  db: Queryable,
  id: string,
  mail: Mail,
  state: Extract<MailState, 'waiting' | 'kept'>,
): Promise<void> {
  await db.query(
    `insert into mails (id, recipient, kind, subject, text_body, html_body, state, papers)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, mail.to, mail.kind, mail.subject, mail.text, mail.html, state, JSON.stringify(mail.papers ?? [])],
    'save mail',
  );
}

export function mailStore(db: Database) {
  const waiting = outbox<Row>(db, 'mails');
  return {
    save: (id: string, mail: Mail, state: 'waiting' | 'kept') => saveMail(db, id, mail, state),

    async claim(leaseSeconds: number): Promise<KeptMail | undefined> {
      const row = await waiting.claim(leaseSeconds);
      return row && toMail(row);
    },
    postpone: waiting.postpone,
    giveUp: waiting.giveUp,

    /** A gift card mail contains a code worth money, so its body is erased once it is sent. */
    async markSent(id: string): Promise<void> {
      await db.query(
        `update mails set state = 'sent', sent_at = now(), problem = null,
           text_body = case when kind = 'GIFT_CARD' then '' else text_body end,
           html_body = case when kind = 'GIFT_CARD' then '' else html_body end
         where id = $1 and state = 'waiting'`,
        [id],
        'mark mail sent',
      );
    },

    /** Requeues mails that were given up: all, or those to one address, optionally redirected to another. */
    async revive(from: string | null, to: string | null): Promise<number> {
      const rows = await db.query(
        `update mails set state = 'waiting', attempts = 0, due_at = now(), recipient = coalesce($2, recipient)
         where state = 'dead' and html_body <> '' and ($1::text is null or lower(recipient) = $1)
         returning id`,
        [from, to],
        'revive mails',
      );
      return rows.length;
    },

    /** Erases the bodies of old mails that are no longer waiting, oldest first, at most `limit`. Returns how many. */
    async emptyOld(keptDays: number, limit: number): Promise<number> {
      const rows = await db.query(
        `update mails set text_body = '', html_body = '' where id in (
           select id from mails
           where state <> 'waiting' and html_body <> '' and created_at < now() - $1 * interval '1 day'
           order by created_at limit $2 for update skip locked)
         returning id`,
        [keptDays, limit],
        'empty old mails',
      );
      return rows.length;
    },

    /** Newest first, optionally filtered by part of the address. */
    async list(to: string, limit: number): Promise<readonly KeptMail[]> {
      const rows = await db.query<Row>(
        `select * from mails where position(lower($1) in lower(recipient)) > 0 order by created_at desc, id limit $2`,
        [to, limit],
        'list mails',
      );
      return rows.map(toMail);
    },

    /** Those to an address that name an order, the oldest first. Mails that were emptied are known by their papers. */
    async listAbout(to: string, orderNumber: string, limit: number): Promise<readonly KeptMail[]> {
      const rows = await db.query<Row>(
        `select * from mails where lower(recipient) = lower($1)
           and (position($2 in subject || text_body) > 0 or papers @> jsonb_build_array(jsonb_build_object('order', $2::text)))
         order by created_at, id limit $3`,
        [to, orderNumber, limit],
        'list mails about order',
      );
      return rows.map(toMail);
    },

    async find(id: string): Promise<KeptMail | undefined> {
      const [row] = await db.query<Row>('select * from mails where id = $1', [id], 'find mail');
      return row && toMail(row);
    },

    async count(): Promise<Readonly<Record<MailState, number>>> {
      const rows = await db.query<{ state: MailState; count: number }>(
        'select state, count(*)::int as count from mails group by state',
      );
      return {
        waiting: 0,
        sent: 0,
        dead: 0,
        kept: 0,
        ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
      };
    },
  };
}

export type MailStore = ReturnType<typeof mailStore>;
