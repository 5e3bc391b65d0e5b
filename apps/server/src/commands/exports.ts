import type { MarketingRequest } from '@wattle/providers/marketing';
import { exportRows, IMPORT_NAMES, type ImportName } from '../import/import-file.ts';
import type { Database } from '../store/database.ts';
import { marketingRequestStore } from '../store/marketing-requests.ts';
import { exportOrders } from './export-orders.ts';

export type ExportKind = {
  readonly columns: readonly string[];
  /** Whether exported records may be purged. */
  readonly canPurge: boolean;
  /** True when records have no date, so `since` is refused. */
  readonly isWhole?: boolean;
  read(db: Database, since: Date | undefined): AsyncIterable<object>;
};

const dateOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

const orders: ExportKind = { columns: ['number', 'placedAt', 'status'], canPurge: false, read: exportOrders };

/** Submitted forms and their state: waiting, delivered or dead. */
const requests = (kind: MarketingRequest['kind']): ExportKind => ({
  columns: ['receivedAt', 'state'],
  canPurge: true,
  async *read(db, since) {
    for await (const one of marketingRequestStore(db).stream(kind, since)) {
      const { id, receivedAt, state, attempts, problem, data } = one;
      yield { receivedAt: dateOf(receivedAt), state, ...data, id, attempts, problem };
    }
  },
});

/** In the import's format; importing it again changes nothing. */
const records = (name: ImportName): ExportKind => ({
  columns: [],
  canPurge: false,
  isWhole: true,
  read: (db) => exportRows(db, name),
});

/** Every export by its name. */
export const EXPORTS: ReadonlyMap<string, ExportKind> = new Map<string, ExportKind>([
  ['orders', orders],
  ['enquiries', requests('enquiry')],
  ['subscriptions', requests('subscription')],
  ...IMPORT_NAMES.map((name) => [name, records(name)] as const),
]);
