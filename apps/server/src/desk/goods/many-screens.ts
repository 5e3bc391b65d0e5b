import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportRow, ManyView } from '@wattle/contract/desk';
import { z } from 'zod';
import { importChunks, NoRows, previewChunks } from '../../import/import-file.ts';
import type { ImportMode } from '../../import/open-kind.ts';
import type { KeptImportRun } from '../../store/import-runs.ts';
import { type ActResult, defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskScreen } from '../desk-screen.ts';

const ROWS_MAX = 2000;
const SHOWN_MAX = 200;
const FILE_MAX_BYTES = 4 * 1024 * 1024;
const LISTED = 100;

type Kind = ManyView['kindOfRows'];
/** Products are changed by the fields that a row has; a row of stock is all of it. */
const MODES = { products: 'update', stock: 'replace' } as const satisfies Record<Kind, ImportMode>;

const manyForm = z.object({
  kind: z.enum(['products', 'stock']).default('products'),
  rows: z.string().max(FILE_MAX_BYTES).default(''),
  doIt: z.string().max(10).default(''),
});

/** In pieces, so that what is read says how far it is. */
const PIECE_BYTES = 1024;

const sourceOf = (rows: string) => ({
  from: 'The desk',
  format: 'csv' as const,
  chunks: (async function* () {
    const bytes = Buffer.from(rows);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      // the embedded database answers within a turn of the event loop: others, and who waits, have theirs between pieces
      await nextTurn();
      yield bytes.subarray(at, at + PIECE_BYTES);
    }
  })(),
});

const isTooMany = (rows: string): boolean => rows.trimEnd().split('\n').length > ROWS_MAX + 1;

const viewOf = (kind: Kind, rows: string, more: Partial<ManyView> = {}): ManyView => ({
  ...{ kindOfRows: kind, rows, problem: null, preview: null, ...more },
});

async function preview({ db }: DeskParts, kind: Kind, rows: string): Promise<ManyView> {
  if (isTooMany(rows)) return viewOf(kind, rows, { problem: 'TOO_MANY' });
  try {
    const { summary, rows: changes, refusals } = await previewChunks(db, kind, sourceOf(rows), { mode: MODES[kind] });
    const { inserted, updated, unchanged, refused } = summary;
    return viewOf(kind, rows, {
      preview: {
        ...{ inserted, updated, unchanged, refused, rows: changes.slice(0, SHOWN_MAX) },
        refusals: refusals.slice(0, SHOWN_MAX),
      },
    });
  } catch (error) {
    if (error instanceof NoRows) return viewOf(kind, rows, { problem: 'NO_ROWS' });
    throw error;
  }
}

const runOf = ({ at, kind, refusals, ...run }: KeptImportRun): ImportRow => ({
  ...{ ...run, at: at.getTime(), kindOfRows: kind },
});

export const manyScreens: readonly DeskScreen[] = [
  {
    path: '/desk/many',
    role: 'catalogue',
    area: 'goods',
    load: async (_, { query }) => ({
      view: { kind: 'many', ...viewOf(query.get('kind') === 'stock' ? 'stock' : 'products', '') },
    }),
  },
  {
    path: '/desk/imports',
    role: 'catalogue',
    area: 'imports',
    isHome: true,
    load: async ({ store }) => ({
      view: { kind: 'imports', rows: (await store.importRuns.list(LISTED)).map(runOf) },
    }),
  },
  {
    path: '/desk/imports/:id',
    role: 'catalogue',
    area: 'imports',
    async load({ store }, { params }) {
      const id = params.id ?? '';
      const run = /^\d{1,15}$/.test(id) ? await store.importRuns.find(Number(id)) : undefined;
      return run ? { view: { kind: 'import', run: runOf(run), refusals: run.refusals } } : 'NOT_FOUND';
    },
  },
];

/** Shows what many rows would change, then changes it: the import that commands run, in a rehearsal first. */
const changeMany = defineAct({
  name: 'goods-many',
  path: '/desk/many',
  role: 'catalogue',
  form: manyForm,
  maxBytes: FILE_MAX_BYTES,
  subject: ({ form }) => ({ kind: 'import', id: form.kind }),
  async run(parts, { form, files, who, record, report }): Promise<ActResult> {
    const rows = files.get('file')?.toString('utf8') ?? form.rows;
    const refused = async (): Promise<ActResult> => {
      const view = await preview(parts, form.kind, rows);
      return { status: 'REFUSED', shown: { view: { kind: 'many', ...view } } };
    };
    // what is done was shown before, so it is not rehearsed again
    if (form.doIt === '' || isTooMany(rows)) return refused();
    const total = Buffer.byteLength(rows);
    const options = { mode: MODES[form.kind], actor: who.email, onRefused: () => {} };
    const onBytes = (done: number): void => report(done, total);
    try {
      await record(async (_, db) => {
        const summary = await importChunks(db, form.kind, sourceOf(rows), { ...options, onBytes });
        return { result: summary, change: { before: null, after: summary } };
      });
    } catch (error) {
      if (error instanceof NoRows) return refused();
      throw error;
    }
    return { status: 'DONE', to: '/desk/imports', said: 'MANY_DONE' };
  },
});

export const manyActs = [changeMany];
