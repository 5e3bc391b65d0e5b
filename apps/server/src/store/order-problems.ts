import type { Database, Queryable } from './database.ts';

export const ORDER_PROBLEMS = [
  'CAPTURE_FAILED',
  'CANCEL_FAILED',
  'REFUND_FAILED',
  'CHARGED_BACK',
  'CHARGEBACK_REVERSED',
  'DISPUTED',
  'AUTHORISATION_EXPIRED',
] as const;
export type OrderProblemKind = (typeof ORDER_PROBLEMS)[number];

export type OrderProblem = {
  readonly id: number;
  readonly orderNumber: string;
  readonly kind: OrderProblemKind;
  readonly amountCents: number;
  readonly raisedAt: Date;
  readonly solvedAt: Date | null;
  readonly solvedBy: string | null;
};

export type RaisedProblem = Pick<OrderProblem, 'orderNumber' | 'kind' | 'amountCents'> & {
  /** What caused it. The same problem is raised once. */
  readonly source: string;
};

const COLUMNS = `id::int, order_number as "orderNumber", kind, amount_cents as "amountCents", raised_at as "raisedAt",
  solved_at as "solvedAt", solved_by as "solvedBy"`;

/** Reports a problem to staff. False: already reported. */
export async function raiseProblem(tx: Queryable, problem: RaisedProblem): Promise<boolean> {
  const { orderNumber, kind, amountCents, source } = problem;
  const raised = await tx.query(
    `insert into order_problems (order_number, kind, amount_cents, source) values ($1, $2, $3, $4)
     on conflict (source) do nothing returning id`,
    [orderNumber, kind, amountCents, source],
    'raise order problem',
  );
  return raised.length > 0;
}

/** Marks the open problems of these kinds as solved. */
export async function solveProblems(
  tx: Queryable,
  orderNumber: string,
  kinds: readonly OrderProblemKind[],
  by: string,
): Promise<number> {
  const solved = await tx.query(
    `update order_problems set solved_at = now(), solved_by = $3
     where order_number = $1 and kind = any($2::text[]) and solved_at is null returning id`,
    [orderNumber, kinds, by],
    'solve order problems',
  );
  return solved.length;
}

/** The problems of some orders, oldest first. */
export async function listProblems(
  db: Queryable,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderProblem[]>> {
  const rows = await db.query<OrderProblem>(
    `select ${COLUMNS} from order_problems where order_number = any($1::text[]) order by id`,
    [numbers],
    'list order problems',
  );
  return Map.groupBy(rows, ({ orderNumber }) => orderNumber);
}

export function orderProblemStore(db: Database) {
  return {
    /** Unsolved problems, oldest first. */
    listOpen: (limit: number): Promise<OrderProblem[]> =>
      db.query<OrderProblem>(
        `select ${COLUMNS} from order_problems where solved_at is null order by id limit $1`,
        [limit],
        'list open problems',
      ),
  };
}
