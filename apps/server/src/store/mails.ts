import type { Mail, MailKind, OutgoingMail } from '@wattle/providers/mail';
import type { Database, Queryable } from './database.ts';

/** `kept`: there was no mail server; it is there to be looked at. */
export type MailState = 'waiting' | 'sent' | 'dead' | 'kept';
export type KeptMail = OutgoingMail & {
  /** Milliseconds since epoch. */
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
});

/** Writes a mail down, in the same transaction as what it tells about: both happen, or neither. */
export async function saveMail(
  db: Queryable,
  id: string,
  mail: Mail,
  state: Extract<MailState, 'waiting' | 'kept'>,
): Promise<void> {
  await db.query(
    `insert into mails (id, recipient, kind, subject, text_body, html_body, state) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, mail.to, mail.kind, mail.subject, mail.text, mail.html, state],
    'save mail',
  );
}

export function mailStore(db: Database) {
  return {
    saveMail: (id: string, mail: Mail, state: 'waiting' | 'kept') => saveMail(db, id, mail, state),

    /**
     * Takes the next mail that is due, for so many seconds: no other process takes it meanwhile, and if this one dies
     * it is due again. Several processes pass each other by.
     */
    async claimMail(leaseSeconds: number): Promise<KeptMail | undefined> {
      const [row] = await db.query<Row>(
        `update mails set attempts = attempts + 1, due_at = now() + $1 * interval '1 second'
         where id = (
           select id from mails where state = 'waiting' and due_at <= now()
           order by due_at limit 1 for update skip locked)
         returning *`,
        [leaseSeconds],
        'claim mail',
      );
      return row && toMail(row);
    },

    /** What is worth money is not kept a moment longer than it takes to send it. */
    async markMailSent(id: string): Promise<void> {
      await db.query(
        `update mails set state = 'sent', sent_at = now(), problem = null,
           text_body = case when kind = 'GIFT_CARD' then '' else text_body end,
           html_body = case when kind = 'GIFT_CARD' then '' else html_body end
         where id = $1 and state = 'waiting'`,
        [id],
        'mark mail sent',
      );
    },

    async postponeMail(id: string, seconds: number, problem: string): Promise<void> {
      await db.query(
        `update mails set due_at = now() + $2 * interval '1 second', problem = $3 where id = $1 and state = 'waiting'`,
        [id, seconds, problem],
        'postpone mail',
      );
    },

    async giveUpMail(id: string, problem: string): Promise<void> {
      await db.query(
        `update mails set state = 'dead', problem = $2 where id = $1 and state = 'waiting'`,
        [id, problem],
        'give up mail',
      );
    },

    /** Puts mails that were given up back in line: all of them, or those to an address, then perhaps to another. */
    async reviveMails(from: string | null, to: string | null): Promise<number> {
      const rows = await db.query(
        `update mails set state = 'waiting', attempts = 0, due_at = now(), recipient = coalesce($2, recipient)
         where state = 'dead' and html_body <> '' and ($1::text is null or lower(recipient) = $1)
         returning id`,
        [from, to],
        'revive mails',
      );
      return rows.length;
    },

    /** Empties mails that were sent or given up so many days ago, the oldest first and a bounded number; tells how many. */
    async emptyOldMails(keptDays: number, limit: number): Promise<number> {
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

    /** Newest first; with a part of an address, those to it. */
    async listMails(to: string, limit: number): Promise<readonly KeptMail[]> {
      const rows = await db.query<Row>(
        `select * from mails where position(lower($1) in lower(recipient)) > 0 order by created_at desc, id limit $2`,
        [to, limit],
        'list mails',
      );
      return rows.map(toMail);
    },

    async findMail(id: string): Promise<KeptMail | undefined> {
      const [row] = await db.query<Row>('select * from mails where id = $1', [id], 'find mail');
      return row && toMail(row);
    },

    async countMails(): Promise<Readonly<Record<MailState, number>>> {
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
