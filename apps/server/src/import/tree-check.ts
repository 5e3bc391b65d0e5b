import type { Database } from '../store/database.ts';
import { type Leaf, listLeaves } from '../store/references.ts';
import { type Accepted, type Check, findDoubts } from './import-kind.ts';

/** Checks that every parent exists, in the file or the database, and that there are no cycles. */
export async function prepareTreeCheck<Row extends Leaf>(
  db: Database,
  table: 'categories' | 'articles',
): Promise<Check<Row>> {
  const kind = table === 'categories' ? 'category' : 'article';
  const stored = await listLeaves(db, table);
  return (items) => {
    const parents = new Map([...stored, ...items.map(({ row }) => row)].map(({ id, parentId }) => [id, parentId]));
    return findDoubts(items, ({ id, parentId }) => {
      const end = walkUp(parents, id);
      if (end === 'top') return [];
      const reason = end === 'loop' ? 'is below itself' : `there is no ${kind} '${end.missing}'`;
      return [
        {
          field: 'parentId',
          reason: end === 'loop' || end.missing === parentId ? reason : `its ancestor is missing: ${reason}`,
        },
      ];
    });
  };
}

type End = 'top' | 'loop' | { readonly missing: string };

function walkUp(parents: ReadonlyMap<string, string | null>, from: string): End {
  const seen = new Set<string>();
  let at = from;
  for (;;) {
    if (seen.has(at)) return 'loop';
    seen.add(at);
    const parent = parents.get(at);
    if (parent === undefined) return { missing: at };
    if (parent === null) return 'top';
    at = parent;
  }
}

/** Sorts parents before children, so that any first part of the list can be saved alone. */
export function parentsFirst<Row extends Leaf>(items: readonly Accepted<Row>[]): Accepted<Row>[] {
  const byId = new Map(items.map((item) => [item.row.id, item]));
  const seen = new Set<string>();
  const ordered: Accepted<Row>[] = [];
  const add = (item: Accepted<Row> | undefined): void => {
    if (!item || seen.has(item.row.id)) return;
    seen.add(item.row.id);
    add(item.row.parentId === null ? undefined : byId.get(item.row.parentId));
    ordered.push(item);
  };
  for (const item of items) add(item);
  return ordered;
}
