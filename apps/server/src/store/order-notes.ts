import type { Database } from './database.ts';

export type OrderNote = { readonly id: number; readonly at: Date; readonly actor: string; readonly note: string };

/** What staff write to each other about orders. */
export function orderNoteStore(db: Database) {
  return {
    /** Oldest first. */
    list: (orderNumber: string): Promise<OrderNote[]> =>
      db.query<OrderNote>(
        'select id::int, at, actor, note from order_notes where order_number = $1 order by order_notes.id',
        [orderNumber],
        'list order notes',
      ),

    async add(orderNumber: string, actor: string, note: string): Promise<void> {
      await db.query(
        'insert into order_notes (order_number, actor, note) values ($1, $2, $3)',
        [orderNumber, actor, note],
        'add order note',
      );
    },
  };
}
