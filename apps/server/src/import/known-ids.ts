import type { Queryable } from '../store/database.ts';
import type { Problem } from './refusal.ts';

const SOURCES = {
  brand: 'select id from brands',
  category: 'select id from categories',
  family: 'select code as id from families',
  badge: 'select id from badges',
  warranty: 'select id from warranties',
  store: 'select id from stores',
  article: 'select id from articles',
} as const;
export type Known = keyof typeof SOURCES;

/** The ids of everything of a kind; there are few of these, so an import reads them once. */
export async function listKnownIds(db: Queryable, kind: Known): Promise<ReadonlySet<string>> {
  return new Set((await db.query<{ id: string }>(SOURCES[kind])).map(({ id }) => id));
}

/** The references of a field that lead nowhere. */
export function missing(
  kind: string,
  known: ReadonlySet<string>,
  field: string,
  ids: readonly (string | null)[],
): Problem[] {
  return ids.flatMap((id, index) => {
    if (id === null || known.has(id)) return [];
    return [{ field: field.replace('*', String(index)), reason: `there is no ${kind} '${id}'` }];
  });
}
