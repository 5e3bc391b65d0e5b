import type { Database, Queryable } from './database.ts';

/** An enquiry as staff see it. */
export type Enquiry = {
  readonly id: string;
  readonly email: string;
  readonly text: string;
  readonly receivedAt: Date;
  /** Null: open. */
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  readonly answers: readonly EnquiryAnswer[];
};
export type EnquiryAnswer = { readonly text: string; readonly by: string; readonly at: string };

export type EnquiryFilter = {
  readonly isClosed: boolean;
  /** In its text or address; empty: all. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
};
export type EnquiryPage = { readonly enquiries: readonly Enquiry[]; readonly total: number };

const COLUMNS = `r.id, r.data ->> 'email' as email, r.data ->> 'enquiry' as text, r.received_at as "receivedAt",
  r.closed_at as "closedAt", r.closed_by as "closedBy",
  coalesce((select jsonb_agg(jsonb_build_object('text', a.text, 'by', a.written_by, 'at', a.written_at) order by a.id)
            from enquiry_answers a where a.enquiry_id = r.id), '[]') as answers`;

/** Closes an open enquiry; false: it is closed already, or gone. Of two who try, one succeeds. */
async function closeEnquiry(db: Queryable, id: string, by: string): Promise<boolean> {
  const rows = await db.query(
    `update marketing_requests set closed_at = now(), closed_by = $2
     where id = $1 and kind = 'enquiry' and closed_at is null returning id`,
    [id, by],
    'close enquiry',
  );
  return rows.length > 0;
}

export function enquiryStore(db: Database) {
  return {
    /** Open ones, the longest waiting first; closed ones, the last closed first. */
    async list({ isClosed, search, limit, offset }: EnquiryFilter): Promise<EnquiryPage> {
      const where = `r.kind = 'enquiry' and (r.closed_at is not null) = $1
        and ($2 = '' or position(lower($2) in lower(r.data ->> 'email' || ' ' || (r.data ->> 'enquiry'))) > 0)`;
      const order = isClosed ? 'r.closed_at desc, r.id' : 'r.received_at, r.id';
      const [enquiries, counts] = await Promise.all([
        db.query<Enquiry>(
          `select ${COLUMNS} from marketing_requests r where ${where} order by ${order} limit $3 offset $4`,
          [isClosed, search, limit, offset],
          isClosed ? 'list closed enquiries' : 'list open enquiries',
        ),
        db.query<{ total: number }>(
          `select count(*)::int as total from marketing_requests r where ${where}`,
          [isClosed, search],
          'count enquiries',
        ),
      ]);
      return { enquiries, total: counts[0]?.total ?? 0 };
    },

    async countOpen(): Promise<number> {
      const [row] = await db.query<{ n: number }>(
        `select count(*)::int as n from marketing_requests where kind = 'enquiry' and closed_at is null`,
        [],
        'count open enquiries',
      );
      return row?.n ?? 0;
    },

    async find(id: string): Promise<Enquiry | undefined> {
      const [row] = await db.query<Enquiry>(
        `select ${COLUMNS} from marketing_requests r where r.id = $1 and r.kind = 'enquiry'`,
        [id],
        'find enquiry',
      );
      return row;
    },

    close: (id: string, by: string): Promise<boolean> => closeEnquiry(db, id, by),

    async reopen(id: string): Promise<boolean> {
      const rows = await db.query(
        `update marketing_requests set closed_at = null, closed_by = null
         where id = $1 and kind = 'enquiry' and closed_at is not null returning id`,
        [id],
        'reopen enquiry',
      );
      return rows.length > 0;
    },

    /** Closes an open enquiry with an answer. `mail` writes the answer's mail in the same transaction. */
    answer: (
      id: string,
      answer: { readonly text: string; readonly by: string },
      mail: (tx: Queryable) => Promise<void>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await closeEnquiry(tx, id, answer.by))) return false;
        await tx.query(
          'insert into enquiry_answers (enquiry_id, text, written_by) values ($1, $2, $3)',
          [id, answer.text, answer.by],
          'save enquiry answer',
        );
        await mail(tx);
        return true;
      }),
  };
}
