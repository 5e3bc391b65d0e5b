import type { Database } from './database.ts';

/** A refused row: its line, the field and why. */
export type KeptRefusal = { readonly line: number; readonly field: string; readonly reason: string };

/** Who did something, where a command does not say. */
export const COMMAND_LINE = 'command line';

export type ImportRun = {
  readonly kind: string;
  readonly mode: string;
  readonly actor: string;
  readonly source: string;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly deleted: number;
  readonly refused: number;
  readonly refusals: readonly KeptRefusal[];
};
export type KeptImportRun = ImportRun & { readonly id: number; readonly at: Date };

const COLUMNS = 'id, at, kind, mode, actor, source, inserted, updated, unchanged, deleted, refused';

export function importRunStore(db: Database) {
  return {
    async save(run: ImportRun): Promise<number> {
      const [row] = await db.query<{ id: number }>(
        `insert into import_runs (kind, mode, actor, source, inserted, updated, unchanged, deleted, refused, refusals)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb) returning id`,
        [
          ...[run.kind, run.mode, run.actor, run.source, run.inserted, run.updated, run.unchanged, run.deleted],
          ...[run.refused, JSON.stringify(run.refusals)],
        ],
        'save import run',
      );
      return row?.id ?? 0;
    },

    /** The newest first, without their refused rows. */
    async list(limit: number): Promise<KeptImportRun[]> {
      const rows = await db.query<Omit<KeptImportRun, 'refusals'>>(
        `select ${COLUMNS} from import_runs order by id desc limit $1`,
        [limit],
        'list import runs',
      );
      return rows.map((row) => ({ ...row, refusals: [] }));
    },

    async find(id: number): Promise<KeptImportRun | undefined> {
      const [row] = await db.query<KeptImportRun>(
        `select ${COLUMNS}, refusals from import_runs where id = $1`,
        [id],
        'find import run',
      );
      return row;
    },
  };
}
