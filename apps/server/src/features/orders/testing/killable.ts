import type { Database, Queryable } from '../../../store/database.ts';
import type { PaymentPort } from '../order-deps.ts';

export class Killed extends Error {}

/** Leaves nothing behind: dying before it is dying before the next step, with the same rows and calls. */
const isRead = (sql: string): boolean => /^\s*select\b/.test(sql);

/**
 * A process that dies at its n-th step: before a statement that writes, a commit or a call of the provider. Dying after
 * one is dying before the next: nothing happens in between that anybody could find. Nothing that it does afterwards
 * happens.
 */
export function killable(at: number) {
  let steps = 0;
  const mustLive = (): void => {
    if (steps > at) throw new Killed('The process was killed.');
  };
  const step = (): void => {
    steps += 1;
    mustLive();
  };
  const upTo = async <T>(work: () => Promise<T>): Promise<T> => {
    step();
    return work();
  };
  const session = (inner: Queryable): Queryable => ({
    query: async <Row>(sql: string, params?: readonly unknown[], name?: string) => {
      if (isRead(sql)) mustLive();
      else step();
      return inner.query<Row>(sql, params, name);
    },
    run: (script) => upTo(() => inner.run(script)),
  });
  return {
    wasKilled: () => steps > at,
    database: (db: Database): Database => ({
      ...db,
      ...session(db),
      transaction: (work) =>
        upTo(() =>
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
      authorise: (input) => upTo(() => authorise(input)),
      continue: (input) => upTo(() => resume(input)),
      capture: (input) => upTo(() => capture(input)),
      cancel: (input) => upTo(() => cancel(input)),
      refund: (input) => upTo(() => refund(input)),
    }),
  };
}
