import type { Database, Queryable } from '../../../store/database.ts';
import type { PaymentPort } from '../order-deps.ts';

export class Killed extends Error {}

/**
 * A process that dies at its n-th step: before or after a statement, before a commit or after it, before or after a call
 * of the provider. Nothing that it does afterwards happens.
 */
export function killable(at: number) {
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps > at) throw new Killed('The process was killed.');
  };
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    step();
    const result = await work();
    step();
    return result;
  };
  const session = (inner: Queryable): Queryable => ({
    query: <Row>(sql: string, params?: readonly unknown[], name?: string) =>
      around(() => inner.query<Row>(sql, params, name)),
    run: (script) => around(() => inner.run(script)),
  });
  return {
    wasKilled: () => steps > at,
    database: (db: Database): Database => ({
      ...db,
      ...session(db),
      transaction: (work) =>
        around(() =>
          db.transaction(async (tx) => {
            const result = await work(session(tx));
            // killed before the commit: it never comes
            step();
            return result;
          }),
        ),
    }),
    payment: ({ authorise, continue: resume, capture, cancel, refund, ...port }: PaymentPort): PaymentPort => ({
      ...port,
      authorise: (input) => around(() => authorise(input)),
      continue: (input) => around(() => resume(input)),
      capture: (input) => around(() => capture(input)),
      cancel: (input) => around(() => cancel(input)),
      refund: (input) => around(() => refund(input)),
    }),
  };
}
